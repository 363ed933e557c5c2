import { RecordView } from './record-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'setting up',
  'answering',
  'gaps',
  'keys',
  'skipping',
  'skipped',
  'newer content',
  'newer content offered',
  'to confirm',
  'read only',
  'saving',
  'not saved',
  'conflict',
  'name shown',
  'uploading',
  'document set',
  'item of the document set',
  'beside the document set',
  'not found',
  'error',
  'offline',
]

/** The page of one record of an audit. */
export function Component() {
  return <RecordView />
}
