import { chakra } from '@chakra-ui/react'
import { findingLetterKinds, findingLetterNames } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { FileLink } from '../../../ui/action/file-link'
import { TextLink } from '../../../ui/action/link'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import type { FindingFieldsFragment as Finding } from '../findings.generated'
import { LetterText } from './letter-text'

const words = findingsPageMessages.page

/** Issued letters, each to be opened in its place. */
export function FindingLetters({ finding: { letters } }: { finding: Finding }) {
  return (
    <chakra.div padding="14px">
      {letters.length === 0 && <chakra.p color="fg.muted">{words.noLetters}</chakra.p>}
      {letters.map((letter) => (
        <chakra.details
          key={letter.id}
          padding="6px 0"
          borderTop="1px solid {colors.border.subtle}"
          _first={{ borderTop: '0' }}
        >
          <chakra.summary
            cursor="pointer"
            minHeight={{ base: '44px', md: '32px' }}
            fontSize="md"
            lineHeight="32px"
          >
            <chakra.span fontWeight="600">{nameOf(letter.kind)}</chakra.span>
            <chakra.span color="fg.subtle">{` ${formatDate(letter.letterDate)}`}</chakra.span>
          </chakra.summary>
          <LetterLife letter={letter} />
          <LetterText
            body={letter.body}
            signature={[letter.signatureName, letter.signatureTitle].filter(Boolean).join(', ')}
            letterDate={letter.letterDate}
          />
        </chakra.details>
      ))}
    </chakra.div>
  )
}

/** Where the letter stands in the library: acknowledged or not, sent again, and its PDF. */
function LetterLife({ letter }: { letter: Finding['letters'][number] }) {
  const { reportId, letterNumber, state, resentOn, acknowledgedBy, acknowledgedOn } = letter
  const known = [
    letterNumber && words.letterNumber({ number: letterNumber }),
    acknowledgedBy && acknowledgedOn
      ? words.letterAcknowledged({ name: acknowledgedBy.fullName, on: formatDate(acknowledgedOn) })
      : state === 'Issued' && (letter.kind === 'Issued' || letter.kind === 'Closed') && words.letterWaiting,
    resentOn && words.letterResent({ on: formatDate(resentOn) }),
  ].filter(Boolean)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 14px" marginBottom="8px">
      <chakra.span fontSize="sm" color="fg.muted">
        {known.join('. ')}
      </chakra.span>
      {reportId !== null && (
        <>
          <FileLink
            href={findingsPaths.letterPdf(reportId)}
            aria-label={words.letterPdfOf({ subject: letter.subject })}
          >
            {words.letterPdf}
          </FileLink>
          <TextLink to={findingsPaths.report(reportId)}>{words.letterReport}</TextLink>
        </>
      )}
    </chakra.div>
  )
}

function nameOf(kind: string): string {
  const known = findingLetterKinds.find((one) => one === kind)
  return known ? findingLetterNames[known] : kind
}
