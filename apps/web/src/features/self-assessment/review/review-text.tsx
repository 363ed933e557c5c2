import { chakra } from '@chakra-ui/react'
import type { RatingChoice } from '@portal/domain'
import { ratingInWords } from '../subsection/rating-words'
import { reviewMessages as words } from './review-messages'

interface ReviewTextProps {
  review: {
    stateRating?: number | null
    stateComment?: string
    sharedComment?: string
    toProvide?: string
    strengths?: string
    needs?: string
    internalComment?: string | null
  }
  choices: readonly RatingChoice[]
}

/** What the state wrote, for those who may not change it now. */
export function ReviewText({ review, choices }: ReviewTextProps) {
  const entries: [string, string | null | undefined][] = [
    ...(choices.length > 0
      ? ([[words.rating, ratingInWords(review.stateRating ?? null, choices)]] satisfies [string, string][])
      : []),
    [words.comment, review.stateComment ?? review.sharedComment],
    [words.toProvide, review.toProvide],
    [words.strengths, review.strengths],
    [words.needs, review.needs],
    [words.internal, review.internalComment],
  ]
  const said = entries.filter(([, text]) => text)
  if (said.length === 0) return <chakra.p color="fg.subtle">{words.nothing}</chakra.p>
  return (
    <chakra.dl display="grid" gap="10px">
      {said.map(([label, text]) => (
        <div key={label}>
          <chakra.dt textStyle="label" color="fg.subtle">
            {label}
          </chakra.dt>
          <chakra.dd margin="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
