import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { useState } from 'react'
import { agoInWords } from '../../lib/ago'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { textOfHtml } from '../../ui/rich-text-html'
import { agenciesMessages } from './agencies-messages'
import { leaFormValues, type LeaContent, type LeaFormValues } from './lea-form-values'

const m = agenciesMessages.conflict
const labels = agenciesMessages.form

type Field = keyof LeaFormValues
type Side = 'mine' | 'theirs'

const names: Record<Field, string> = {
  name: labels.name,
  shortName: labels.shortName,
  code: labels.code,
  kind: labels.kind,
  hasPartB: labels.hasPartB,
  hasPartC: labels.hasPartC,
  cohort: labels.cohort,
  region: labels.region,
  enrollmentBand: labels.band,
  active: labels.active,
  isTest: labels.isTest,
  intro: labels.intro,
  contacts: labels.contacts,
  links: labels.links,
  schoolYears: labels.schoolYears,
}
const fields = Object.keys(names) as Field[]

interface LeaConflictDialogProps {
  mine: LeaFormValues
  theirs: LeaContent
  onKeep: (values: LeaFormValues) => void
  onTakeTheirs: () => void
}

/** Two people changed one agency: what differs, field by field; nothing is written until a side is chosen. */
export function LeaConflictDialog({ mine, theirs, onKeep, onTakeTheirs }: LeaConflictDialogProps) {
  const other = leaFormValues(theirs)
  const [sides, setSides] = useState<Partial<Record<Field, Side>>>({})
  const differing = fields.filter((name) => inWords(name, mine) !== inWords(name, other))
  const mixed = differing.some((name) => sides[name] === 'theirs')
  const chosen = () =>
    Object.fromEntries(
      fields.map((name) => [name, (sides[name] === 'theirs' ? other : mine)[name]]),
    ) as unknown as LeaFormValues
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={m.title}
      width="role"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{m.takeTheirs}</Button>
          <Button variant={mixed ? 'outline' : 'solid'} onClick={() => onKeep(mine)}>
            {m.keepMine}
          </Button>
          {mixed && (
            <Button variant="solid" onClick={() => onKeep(chosen())}>
              {m.saveChoice}
            </Button>
          )}
        </>
      }
    >
      <chakra.p marginBottom="12px">
        {theirs.changedBy && theirs.changedOn
          ? m.saved(theirs.changedBy.fullName, agoInWords(theirs.changedOn, new Date()))
          : m.savedBySomebody}
      </chakra.p>
      {differing.length === 0 && <p>{m.same}</p>}
      {differing.map((name) => (
        <chakra.fieldset key={name} marginBottom="14px" minWidth="0">
          <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
            {names[name]}
          </chakra.legend>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8px">
            {(['mine', 'theirs'] as const).map((side) => (
              <chakra.label
                key={side}
                display="grid"
                gridTemplateColumns="18px minmax(0, 1fr)"
                gap="2px 8px"
                padding="8px 10px"
                border="1px solid {colors.border.default}"
                borderRadius="sm"
                fontFamily="body"
                cursor="pointer"
                css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
              >
                <chakra.input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={(sides[name] ?? 'mine') === side}
                  onChange={() => setSides((known) => ({ ...known, [name]: side }))}
                  width="16px"
                  height="16px"
                  margin="3px 0 0"
                  accentColor="brand.solid"
                />
                <chakra.span textStyle="label" lineHeight="22px">
                  {m[side]}
                </chakra.span>
                <chakra.span gridColumn="2" whiteSpace="pre-line" overflowWrap="anywhere">
                  {inWords(name, side === 'mine' ? mine : other) || m.empty}
                </chakra.span>
              </chakra.label>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </Dialog>
  )
}

function inWords(name: Field, values: LeaFormValues): string {
  switch (name) {
    case 'kind':
      return agenciesMessages.kinds[values.kind] ?? values.kind
    case 'enrollmentBand':
      return agenciesMessages.bands[values.enrollmentBand] ?? values.enrollmentBand
    case 'intro':
      return textOfHtml(values.intro)
    case 'contacts':
      return values.contacts
        .map((one) => [one.name, one.title, one.email, one.phoneNumber].filter(Boolean).join(', '))
        .join('\n')
    case 'links':
      return values.links.map(({ label, url }) => `${label}: ${url}`).join('\n')
    case 'schoolYears':
      return values.schoolYears
        .map(
          ({ year, firstDay, lastDay }) =>
            `${complianceYearName(Number(year))}: ${dayInWords(firstDay)} - ${dayInWords(lastDay)}`,
        )
        .join('\n')
    default: {
      const value = values[name]
      return typeof value === 'boolean' ? (value ? m.yes : m.no) : value
    }
  }
}

const dayInWords = (day: string) => (day ? formatDate(day) : m.empty)
