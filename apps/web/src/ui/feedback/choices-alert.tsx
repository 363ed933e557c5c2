import { Alert } from './alert'

/** Says that filters lack some of their choices, while the list below them is good. */
export function ChoicesAlert() {
  return <Alert status="warning">Some choices of the filters could not be loaded.</Alert>
}
