import { contentMessages } from '../content-messages.generated'

const m = contentMessages.receivers

/** '2 not-started records and the test agency': the test agency is not counted, but named. */
export function receiversInWords(records: number, test: number): string {
  if (records === 0) return test > 0 ? m.test : ''
  return test > 0 ? m.both({ records: m.records({ n: records }), test: m.test }) : m.records({ n: records })
}
