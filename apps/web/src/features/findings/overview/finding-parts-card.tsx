import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { countOf, useFindingParts, type FindingPart } from './finding-part'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const names = findingsPageMessages.page.tabs
const PartLink = chakra(Link)

interface FindingPartsCardProps {
  finding: Finding
  part: FindingPart
  children: ReactNode
}

/** The parts of a finding behind links that look like tabs: each has an address, and Back leads to the one before. */
export function FindingPartsCard({ finding, part, children }: FindingPartsCardProps) {
  return (
    <chakra.section
      aria-label={names[part]}
      minWidth="0"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      css={{ '& [data-frame]': { border: '0' } }}
    >
      <chakra.nav aria-label={names.label} borderBottom="1px solid {colors.border.default}">
        <chakra.ul display="flex" flexWrap="wrap">
          {useFindingParts().map((one) => {
            const count = countOf(one, finding)
            return (
              <li key={one}>
                <PartLink
                  to={
                    one === 'cases' ? findingsPaths.finding(finding.id) : findingsPaths.part(finding.id, one)
                  }
                  replace={false}
                  preventScrollReset
                  aria-current={one === part ? 'page' : undefined}
                  display="inline-flex"
                  alignItems="center"
                  gap="4px"
                  minHeight={{ base: '44px', md: '38px' }}
                  padding="0 10px"
                  marginBottom="-1px"
                  borderBottom="3px solid transparent"
                  color="fg.muted"
                  textDecoration="none"
                  whiteSpace="nowrap"
                  fontFamily="ui"
                  fontSize="xs"
                  fontWeight="600"
                  _hover={{ bg: 'bg.hover' }}
                  css={{ '&[aria-current=page]': { color: 'brand.fg', borderBottomColor: 'brand.fg' } }}
                >
                  {names[one]}
                  {count !== null && (
                    <chakra.span color="fg.subtle" fontWeight="500" fontVariantNumeric="tabular-nums">
                      {count}
                    </chakra.span>
                  )}
                </PartLink>
              </li>
            )
          })}
        </chakra.ul>
      </chakra.nav>
      {children}
    </chakra.section>
  )
}

/** Head of a part: what it says of itself, and its buttons. */
export function PartHead({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="6px 10px"
      padding="10px 14px 0"
      fontSize="md"
      color="fg.muted"
    >
      <div>{children}</div>
      {actions}
    </chakra.div>
  )
}
