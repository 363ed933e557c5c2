import { forbidden, seesReview, type Actor } from '@portal/domain'
import type { Database } from '../../db/database.js'
import { insist } from '../../server/verdicts.js'
import type { PresencePlaces } from '../../server/presence-places.js'
import { foundOr404 } from './self-assessment-command.js'
import { findSubsectionPlace } from './self-assessment-subsection-read-model.js'

/** Subsections, and their review by the state: read by whoever reads the record itself. */
export const selfAssessmentPresence: PresencePlaces = {
  subsection: insistOnSubsection,
  'subsection-review': async (db, actor, id) => {
    if (!seesReview(actor)) insist(forbidden('The review is for state staff.'))
    await insistOnSubsection(db, actor, id)
  },
}

async function insistOnSubsection(db: Database, actor: Actor, id: number): Promise<void> {
  foundOr404(await findSubsectionPlace(db, actor, { subsectionResponseId: id, itemId: null }))
}
