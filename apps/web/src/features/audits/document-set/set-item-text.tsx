import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { CircleCheck, CircleDashed, CircleSlash, FileText, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { DocumentList } from '../../../parts/evidence/evidence'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import { Disclosure } from '../../../ui/layout/disclosure'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import { recordPaths, type RecordPlace } from '../record/record-paths'
import { documentSetMessages } from './document-set-messages.generated'
import type { DocumentSetItemFieldsFragment as Item } from './document-set.generated'

const words = documentSetMessages.item

const looks: Record<keyof typeof documentSetMessages.standings, { palette: ChipPalette; icon: LucideIcon }> =
  {
    open: { palette: 'dueSoon', icon: CircleDashed },
    documents: { palette: 'info', icon: FileText },
    noChange: { palette: 'success', icon: CircleCheck },
    notApplicable: { palette: 'neutral', icon: CircleSlash },
  }

/** What an item of a set stands for; "Not complete" while something is missing. */
export function StandingChip({ item }: { item: Item }) {
  const standing = item.gaps.length > 0 ? 'open' : standingOf(item)
  return <StatusChip {...looks[standing]}>{documentSetMessages.standings[standing]}</StatusChip>
}

function standingOf({ standing, documents }: Item): keyof typeof looks {
  if (standing === 'noChange' || standing === 'notApplicable') return standing
  return standing === 'documents' || documents.length > 0 ? 'documents' : 'open'
}

/** What the agency says about an item: pages and days, its attestation, or its reason. */
export function SetItemText({ item }: { item: Item }) {
  const { standing, former, attestedBy, attestedOn, pages, effectiveOn, revisedOn, boardApprovedOn } = item
  const facts: [string, string | null][] =
    standing === 'notApplicable'
      ? [[words.reason, item.reason]]
      : [
          [words.pages, pages],
          [words.effectiveOn, effectiveOn && formatDate(effectiveOn)],
          [words.revisedOn, revisedOn && formatDate(revisedOn)],
          [words.boardApprovedOn, boardApprovedOn && formatDate(boardApprovedOn)],
        ]
  const shown = facts.filter(([, text]) => text)
  return (
    <>
      {attestedBy && attestedOn && former && (
        <p>
          {words.attested({
            who: attestedBy.fullName,
            when: formatDate(attestedOn),
            year: complianceYearName(former.year),
          })}
        </p>
      )}
      {shown.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
          gap="2px 14px"
          fontSize="md"
          css={{ '& dt': { color: 'fg.muted' } }}
        >
          {shown.map(([label, text]) => (
            <chakra.div key={label} display="contents">
              <dt>{label}</dt>
              <chakra.dd margin="0" overflowWrap="anywhere">
                {text}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </>
  )
}

/** What the review before asked to be revised; nothing in a first review. */
export function Revision({ item: { revision } }: { item: Item }) {
  if (!revision) return null
  const { dueOn, instruction, comment } = revision
  return (
    <Alert status="warning" title={dueOn ? words.reviseBy({ day: formatDate(dueOn) }) : words.revise}>
      {instruction}
      {comment && ` ${words.found({ comment })}`}
    </Alert>
  )
}

/** The version that is carried forward, or can be, and all versions of the documents. */
export function SetVersions({ place, item }: { place: RecordPlace; item: Item }) {
  const { id, number, former, versions, standing } = item
  const of = words.ofItem({ number })
  return (
    <>
      {former &&
        (standing === 'noChange' ? (
          <DocumentList documents={former.documents} />
        ) : (
          <Disclosure label={words.former({ year: complianceYearName(former.year) })} of={of}>
            <DocumentList documents={former.documents} />
          </Disclosure>
        ))}
      {versions.length > 0 && (
        <Disclosure label={words.versions({ n: versions.length })} of={of}>
          {versions.map((version) => (
            <chakra.div key={version.number} marginBottom="8px">
              <chakra.b>{versionName(version)}</chakra.b>{' '}
              <chakra.span color="fg.muted">
                {version.handedInOn
                  ? words.handedInOn({ when: formatDate(version.handedInOn) })
                  : words.notHandedIn}
              </chakra.span>
              <DocumentList documents={version.documents} />
            </chakra.div>
          ))}
        </Disclosure>
      )}
      {versions.flatMap(({ documents }) => documents).length > 1 && (
        <p>
          <TextLink to={recordPaths.comparison(place, id)}>
            {words.compare}
            <VisuallyHidden> {of}</VisuallyHidden>
          </TextLink>
        </p>
      )}
    </>
  )
}

/** "Version 2, 2025-26", with its round where it was revised. */
export function versionName({
  number,
  year,
  prong,
  round,
}: Pick<Item['versions'][number], 'number' | 'year' | 'prong' | 'round'>): string {
  const named = { n: number, year: complianceYearName(year) }
  return prong > 1 ? words.revised({ ...named, round }) : words.version(named)
}
