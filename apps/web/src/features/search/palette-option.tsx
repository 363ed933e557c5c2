import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { ArrowRight, Clock, CornerDownLeft, Search } from 'lucide-react'
import { MarkedText } from './marked-text'
import type { SearchOption } from './search-options'

interface PaletteOptionProps {
  id: string
  option: SearchOption
  query: string
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
}

/** One line of the list. The focus stays in the text field; a press here chooses without taking it. */
export function PaletteOption({ id, option, query, isActive, onPoint, onOpen }: PaletteOptionProps) {
  return (
    <chakra.div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      display="flex"
      alignItems="center"
      gap="10px"
      minHeight="40px"
      padding="6px 10px"
      borderRadius="sm"
      cursor="pointer"
      {...(isActive ? { bg: 'bg.hover', boxShadow: 'inset 0 0 0 2px {colors.focus.ring}' } : {})}
    >
      <Line option={option} query={query} />
      <chakra.span marginInlineStart="auto" color="fg.subtle" visibility={isActive ? 'visible' : 'hidden'}>
        <CornerDownLeft size={14} aria-hidden />
      </chakra.span>
    </chakra.div>
  )
}

function Line({ option, query }: Pick<PaletteOptionProps, 'option' | 'query'>) {
  if (option.kind === 'recent')
    return (
      <>
        <Clock size={16} aria-hidden />
        {option.text}
      </>
    )
  if (option.kind === 'screen')
    return (
      <>
        <ArrowRight size={16} aria-hidden />
        {option.screen.name}
      </>
    )
  if (option.kind === 'all')
    return (
      <>
        <Search size={16} aria-hidden />
        {option.label}
      </>
    )
  const { title, detail, agency, year, excerpt } = option.hit
  const facts = [agency, year === null ? null : complianceYearName(year)].filter(Boolean).join(', ')
  return (
    <chakra.span minWidth="0" flex="1">
      <chakra.span display="flex" gap="10px" alignItems="baseline">
        <chakra.span fontWeight="600" minWidth="0" overflow="hidden" textOverflow="ellipsis" lineClamp="1">
          <MarkedText text={title} query={query} />
        </chakra.span>
        {facts && (
          <chakra.span textStyle="hint" color="fg.subtle" whiteSpace="nowrap" marginInlineStart="auto">
            {facts}
          </chakra.span>
        )}
      </chakra.span>
      {(excerpt || detail) && (
        <chakra.span display="block" textStyle="hint" color="fg.muted" lineClamp="1">
          <MarkedText text={excerpt || detail} query={query} />
        </chakra.span>
      )}
    </chakra.span>
  )
}
