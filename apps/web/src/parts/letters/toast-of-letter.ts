import { toast } from '../../ui/feedback/toast'
import { letterMessages as words } from './letter-messages.generated'

export function toastOfLetter(toReview: boolean): void {
  toast({ status: 'success', title: toReview ? words.sent : words.saved, duration: 5000 })
}
