import type { ListedContentKind } from '@portal/domain'
import { upgradeMessages as m } from './upgrade-messages.generated'

/** '2 answers to re-check, 1 answer kept in the history only'; empty when no answer is affected. */
export function answersInWords(
  kind: ListedContentKind,
  { toRecheck, answersRemoved }: { toRecheck: number; answersRemoved: number },
): string {
  return [
    toRecheck > 0 && m.toRecheck({ n: toRecheck }),
    answersRemoved > 0 && m.removed[kind]({ n: answersRemoved }),
  ]
    .filter(Boolean)
    .join(', ')
}
