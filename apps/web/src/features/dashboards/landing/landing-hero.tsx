import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Greeting on the brand's night sky, with the choice of agency and year at its right. */
export function LandingHero({
  title,
  facts,
  children,
}: {
  title: string
  facts: ReactNode
  children: ReactNode
}) {
  return (
    <chakra.section
      aria-label={title}
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="16px 32px"
      marginBottom="16px"
      padding={{ base: '20px 16px 18px', md: '26px 24px 24px' }}
      borderRadius="lg"
      overflow="hidden"
      color="white"
      css={{
        background:
          'linear-gradient(120deg, {colors.blue-warm.70v} 0, {colors.blue-warm.80v} 58%, #112442 100%)',
        '& :focus-visible': { outlineColor: '{colors.focus.onChrome}' },
      }}
    >
      <chakra.div flex="1 1 300px" minWidth="0">
        <chakra.span
          aria-hidden
          display="block"
          width="48px"
          height="4px"
          bg="brand.accent"
          marginBottom="12px"
        />
        <chakra.h1
          tabIndex={-1}
          fontSize={{ base: '1.5rem', md: '1.75rem' }}
          fontWeight="700"
          lineHeight="1.2"
          letterSpacing="-0.02em"
        >
          {title}
        </chakra.h1>
        <chakra.p marginTop="4px" color="blue-warm.10v">
          {facts}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="10px 12px" position="relative">
        {children}
      </chakra.div>
    </chakra.section>
  )
}

interface HeroChoiceProps {
  id: string
  label: string
  /** Reserved before the choices are loaded, which would move what stands beside and below. */
  width: string
  children: ReactNode
}

/** A choice in the hero, its label above. */
export function HeroChoice({ id, label, width, children }: HeroChoiceProps) {
  return (
    <chakra.div minWidth="0" width={width} css={{ '& > span, & select': { width: '100%' } }}>
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
      </chakra.label>
      {children}
    </chakra.div>
  )
}
