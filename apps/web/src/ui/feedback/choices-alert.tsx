import { Alert } from './alert'
import { feedbackMessages } from './feedback-messages.generated'

/** Says that filters lack some of their choices, while the list below them is good. */
export function ChoicesAlert() {
  return <Alert status="warning">{feedbackMessages.someChoicesOfTheFilters}</Alert>
}
