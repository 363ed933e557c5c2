import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { PresentPerson } from '../../lib/live/live-source'
import { Avatar } from '../avatar'
import { presenceNews, presenceSentence, type PlaceName } from './presence-words'
import { VisuallyHidden } from '../layout/visually-hidden'
import { presenceMessages } from './presence-messages.generated'

export interface PresenceLineProps {
  people: readonly PresentPerson[]
  /** The part of the record where the reader is. */
  own: number | undefined
  placeName: PlaceName
}

/** Who else is on the record, and where: face, name and place of each. Takes no space when there is nobody. */
export function PresenceLine({ people, own, placeName }: PresenceLineProps) {
  const news = usePresenceNews(people, own, placeName)
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {people.length > 0 && (
        <chakra.ul
          aria-label={presenceMessages.title}
          data-shell
          display="flex"
          flexWrap="wrap"
          gap="6px 14px"
          marginBottom="12px"
          fontSize="md"
          lineHeight="1.3"
        >
          {people.map((person) => {
            const beside = person.at !== null && person.at === own
            return (
              <chakra.li
                key={person.id}
                display="inline-flex"
                alignItems="center"
                gap="7px"
                minWidth="0"
                maxWidth="100%"
                color={beside ? 'fg.default' : 'fg.muted'}
                fontWeight={beside ? '600' : '400'}
                overflowWrap="anywhere"
              >
                <Avatar name={person.fullName} size={26} />
                {presenceSentence(person, own, placeName)}
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
    </>
  )
}

/** Changes are announced after so long without another one: a person who only passes by is not announced. */
const quietMs = 3000

function usePresenceNews(
  people: readonly PresentPerson[],
  own: number | undefined,
  placeName: PlaceName,
): string {
  const [news, setNews] = useState('')
  const said = useRef<readonly PresentPerson[]>([])
  const words = useRef(placeName)
  words.current = placeName
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = presenceNews(said.current, people, own, words.current)
      said.current = people
      if (next !== '') setNews(next)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [people, own])
  return news
}
