import { useEffect, useId, useState } from 'react'
import { listClasses } from '../../ui/list/list-styles.generated'
import { classes } from '../../ui/theme/styles'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import { useAuditPeopleQuery } from './audit-trail.generated'

const waitMs = 250

interface PersonFilterProps {
  onChoose: (person: { id: string; fullName: string }) => void
}

/** Finds a person by name or address; choosing one of the suggestions filters by them. */
export function PersonFilter({ onChoose }: PersonFilterProps) {
  const list = useId()
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  // The suggestions before stay until the next are there.
  const { data, previousData } = useAuditPeopleQuery({ variables: { q }, skip: q.length < 2 })
  const people = text.trim().length < 2 ? [] : ((data ?? previousData)?.users.rows ?? [])
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [text])
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
