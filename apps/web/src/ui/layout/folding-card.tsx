import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Card, type CardProps } from './card'
import { IconButton } from '../action/icon-button'

/** Whether a card is open, and how that changes. */
export interface Fold {
  open: boolean
  onToggle: () => void
}

export interface FoldingCardProps extends Omit<CardProps, 'title' | 'as'> {
  title: string
  fold: Fold
  /** Stays in sight when the card is folded. */
  lead?: ReactNode
}

/** A card that folds to its title and `lead` on a phone; wider screens and print show it whole. */
export function FoldingCard({ title, note, actions, padded = true, fold, lead, children }: FoldingCardProps) {
  const id = useId()
  const unlessFolded = (display: string) =>
    fold.open ? { display } : { display: { base: 'none', md: display }, _print: { display } }
  return (
    // The title leaves space for the button beside it; other actions go below. That of filters stands between them.
    <chakra.div
      minWidth="0"
      css={{
        '& > section > header:not(:has([data-fold])) > h2': {
          flexBasis: { mdDown: 'calc(100% - 54px)' },
        },
      }}
    >
      <Card
        title={title}
        note={note}
        padded={false}
        actions={
          <>
            <chakra.span display={{ md: 'none' }} _print={{ display: 'none' }}>
              <IconButton
                label={title}
                icon={<ChevronDown aria-hidden style={fold.open ? { transform: 'scaleY(-1)' } : undefined} />}
                aria-expanded={fold.open}
                aria-controls={id}
                onClick={fold.onToggle}
              />
            </chakra.span>
            {actions && <chakra.span {...unlessFolded('contents')}>{actions}</chakra.span>}
          </>
        }
      >
        {lead && <chakra.div padding="14px">{lead}</chakra.div>}
        <chakra.div
          id={id}
          padding={padded ? (lead ? '0 14px 14px' : '14px') : '0'}
          {...unlessFolded('block')}
        >
          {children}
        </chakra.div>
      </Card>
    </chakra.div>
  )
}
