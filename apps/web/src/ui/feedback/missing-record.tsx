import { LinkButton } from '../action/link'
import { missingRecordMessages as words } from './missing-record-messages.generated'
import { NotFoundState } from './states'

/** The page of a record that is not there (for this person), with the way on to the list that it would be in. */
export function MissingRecord({ what, list }: { what: string; list: string }) {
  return <NotFoundState page what={what} action={<LinkButton to={list}>{words.list}</LinkButton>} />
}
