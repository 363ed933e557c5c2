import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from './visually-hidden'

const LinkTile = chakra(Link)

export interface FigureTile {
  key: string
  figure: number | string
  /** What the figure counts. */
  name: string
  /** Smaller words below the name. */
  hint: string
  /** Smaller words beside the figure. */
  beside?: string
  /** Something is late: the tile is red, which its words say as well. */
  late?: boolean
  /** The list behind the figure. */
  to?: string
  title?: string | undefined
}

interface FigureTilesProps {
  title: string
  tiles: readonly FigureTile[]
}

/** Figures in one strip, each a link to the list behind it where there is one. */
export function FigureTiles({ title, tiles }: FigureTilesProps) {
  return (
    <chakra.section aria-label={title}>
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="1px"
        bg="border.subtle"
        border="1px solid {colors.border.subtle}"
        borderRadius="md"
        overflow="hidden"
        css={{ xl: { gridTemplateColumns: `repeat(${tiles.length}, minmax(0, 1fr))` } }}
      >
        {tiles.map((tile) => (
          <chakra.li key={tile.key} display="grid" bg={tile.late ? 'overdue.subtle' : 'bg.surface'}>
            <Tile {...tile} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

function Tile({ figure, name, hint, beside, late = false, to, title }: FigureTile) {
  const style = {
    title,
    display: 'block',
    padding: { base: '6px 12px', md: '5px 14px' },
    color: late ? 'overdue.fg' : 'fg.default',
    lineHeight: '1.25',
  } as const
  const hintColor = late ? 'inherit' : 'fg.subtle'
  const content = (
    <>
      <chakra.span textStyle="figure" fontSize="xl" lineHeight="1.15">
        {figure}
      </chakra.span>{' '}
      <chakra.span textStyle="hint" color={hintColor}>
        {beside}
      </chakra.span>{' '}
      <chakra.b display="block" textStyle="label" lineHeight="1.25">
        {name}
      </chakra.b>{' '}
      <chakra.span display="block" textStyle="hint" lineHeight="1.25" color={hintColor}>
        {hint}
      </chakra.span>
    </>
  )
  return to === undefined ? (
    <chakra.div {...style}>{content}</chakra.div>
  ) : (
    <LinkTile
      {...style}
      to={to}
      textDecoration="none"
      _hover={{ bg: 'bg.hover' }}
      _focusVisible={{ outlineOffset: '-3px' }}
    >
      {content}
    </LinkTile>
  )
}
