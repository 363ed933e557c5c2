import { chakra } from '@chakra-ui/react'
import {
  groupCounts,
  justificationCategories,
  justificationGroups,
  readCount,
  riskRatio,
  type JustificationGroup,
  type TestedCounts,
} from '@portal/domain'
import { Fragment } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { participationMessages } from '../participation-messages.generated'
import type { TypedGroup } from './justification-value'

const words = participationMessages.justification

interface GroupTableProps {
  groups: Readonly<Record<string, TypedGroup>>
  /** Students of the subject; null where none are entered. */
  all: TestedCounts | null
  /** What is refused, by field. */
  refused?: Readonly<Record<string, string>>
  /** Absent where the numbers are only read. */
  onChange?: (id: string, group: TypedGroup) => void
  onBlur?: () => void
}

/** Students by group, with the risk ratio of each: computed, or why there is none. */
export function GroupTable(props: GroupTableProps) {
  const shown = Object.entries(justificationCategories).map(([key, name]) => ({
    key,
    name,
    groups: justificationGroups.filter(
      ({ id, category }) => category === key && (props.onChange ?? isEntered(props.groups[id])),
    ),
  }))
  return (
    <table className={tableClasses.plain} aria-label={words.groups}>
      <thead>
        <tr>
          <th scope="col">{words.group}</th>
          <th scope="col">{words.tested}</th>
          <th scope="col">{words.alternate}</th>
          <th scope="col">{words.ratio}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, name, groups }) => (
          <Fragment key={key}>
            {groups.length > 0 && (
              <tr>
                <chakra.th scope="colgroup" colSpan={4} bg="bg.subtle">
                  {name}
                </chakra.th>
              </tr>
            )}
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} {...props} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const isEntered = (group: TypedGroup | undefined) =>
  group !== undefined && (group.tested !== '' || group.alternate !== '')

function GroupRow({
  group: { id, name },
  groups,
  all,
  refused = {},
  onChange,
  onBlur,
}: GroupTableProps & { group: JustificationGroup }) {
  const typed = groups[id] ?? { tested: '', alternate: '' }
  const error = refused[`groups.${id}`]
  const errorId = error === undefined ? undefined : `${id}-error`
  const cell = (field: 'tested' | 'alternate') =>
    onChange ? (
      <chakra.input
        aria-label={words.numberOf({ group: name, number: words[field] })}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed[field]}
        onChange={(event) => onChange(id, { ...typed, [field]: event.currentTarget.value })}
        onBlur={onBlur}
        css={controlStyle}
        maxWidth="120px"
      />
    ) : (
      <span>{typed[field] === '' ? '-' : typed[field]}</span>
    )
  return (
    <tr>
      <th scope="row">
        {name}
        {error !== undefined && (
          <chakra.span id={errorId} role="alert" display="block" color="overdue.fg" fontSize="sm">
            {error}
          </chakra.span>
        )}
      </th>
      <td data-label={words.tested}>{cell('tested')}</td>
      <td data-label={words.alternate}>{cell('alternate')}</td>
      <td data-label={words.ratio}>
        <Ratio typed={typed} all={error === undefined ? all : null} />
      </td>
    </tr>
  )
}

function Ratio({ typed, all }: { typed: TypedGroup; all: TestedCounts | null }) {
  const counts = groupCounts({
    id: '',
    tested: readCount(typed.tested),
    alternate: readCount(typed.alternate),
  })
  if (counts === null || all === null) return <span>-</span>
  const { text, reason } = riskRatio(counts, all)
  return (
    <span>
      {text ?? '-'}
      {reason !== null && (
        <chakra.span display="block" fontSize="sm" color="fg.subtle">
          {reason}
        </chakra.span>
      )}
    </span>
  )
}
