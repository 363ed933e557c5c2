import { chakra } from '@chakra-ui/react'
import { complianceYearName, type ContentKind } from '@portal/domain'
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../ui/action/link'
import { Select } from '../../../ui/field/select'
import { contentMessages as m } from '../content-messages.generated'
import { stateInWords, versionInWords } from '../content-nodes'
import { contentPaths } from '../content-paths'
import type { ContentVersionRowFieldsFragment } from '../content.generated'

interface VersionCompareProps {
  kind: ContentKind
  version: ContentVersionRowFieldsFragment
  others: readonly ContentVersionRowFieldsFragment[]
}

/** Chooses another version, and leads to the comparison with it. */
export function VersionCompare({ kind, version, others }: VersionCompareProps) {
  const [other, setOther] = useState(others[0]?.id)
  const name = versionInWords(version)
  if (other === undefined) return null
  return (
    <chakra.span
      display="flex"
      flexWrap="wrap"
      gap="8px"
      alignItems="center"
      minWidth="0"
      marginInlineStart={{ md: 'auto' }}
    >
      <Select
        inline
        aria-label={`${m.welcome.compare}: ${name}`}
        value={String(other)}
        options={others.map((one) => ({
          value: String(one.id),
          label: `${complianceYearName(one.year)}, ${stateInWords(one)}`,
        }))}
        onChange={(event) => setOther(Number(event.currentTarget.value))}
      />
      <LinkButton
        to={contentPaths.compare(kind, version.id, other)}
        icon={<GitCompareArrows aria-hidden />}
        aria-label={`${m.welcome.compareGo}: ${name}`}
      >
        {m.welcome.compareGo}
      </LinkButton>
    </chakra.span>
  )
}
