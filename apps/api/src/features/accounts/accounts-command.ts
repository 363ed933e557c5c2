import type { SignIns } from './accounts-sign-in.js'
import { foundOr, type Command } from '../../server/command.js'

/** A command of this feature: much of it concerns how people sign in. */
export interface AccountCommand extends Command {
  signIns: SignIns
}

export const userOr404 = foundOr('This user does not exist.')
