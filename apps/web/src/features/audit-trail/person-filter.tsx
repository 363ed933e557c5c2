import { useEffect, useId, useState } from 'react'
import { listClasses } from '../../ui/list/list-styles.generated'
import { classes } from '../../ui/theme/styles'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import { useAuditPeopleLazyQuery } from './audit-trail.generated'

const waitMs = 250

interface PersonFilterProps {
  onChoose: (person: { id: string; fullName: string }) => void
}

/** Finds a person by name or address; choosing one of the suggestions filters by them. */
export function PersonFilter({ onChoose }: PersonFilterProps) {
  const list = useId()
  const [text, setText] = useState('')
  const [find, { data }] = useAuditPeopleLazyQuery()
  const people = text.trim().length < 2 ? [] : (data?.users.rows ?? [])
  useEffect(() => {
    const q = text.trim()
    if (q.length < 2) return
    const timer = setTimeout(() => void find({ variables: { q } }).catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [text, find])
  return (
    <>
      <input
        aria-label={m.who}
        list={list}
        autoComplete="off"
        placeholder={m.who}
        title={m.whoPlaceholder}
        value={text}
        maxLength={200}
        className={classes(listClasses.chip, listClasses.chipName)}
        onChange={(event) => {
          const typed = event.currentTarget.value
          const chosen = people.find((person) => suggestion(person) === typed)
          setText(chosen ? '' : typed)
          if (chosen) onChoose(chosen)
        }}
      />
      <datalist id={list}>
        {people.map((person) => (
          <option key={person.id} value={suggestion(person)}>
            {suggestion(person)}
          </option>
        ))}
      </datalist>
    </>
  )
}

const suggestion = ({ fullName, userName }: { fullName: string; userName: string }) =>
  `${fullName} (${userName})`
