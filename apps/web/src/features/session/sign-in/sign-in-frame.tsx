import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import seal from '../../../ui/brand/department-seal.svg'
import logo from '../../../ui/brand/logo.svg'
import logoReversed from '../../../ui/brand/logo-reversed.svg'
import tiles from '../../../ui/brand/sign-in-tiles.svg'
import { sessionMessages as m } from '../session-messages.generated'
import { TileStrip } from './tile-strip'

/** Both halves of the signed-out screens: title and picture at left, logo, form and department at right. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.main
      display={{ base: 'block', md: 'grid' }}
      gridTemplateColumns={{ md: 'minmax(0, 1.08fr) minmax(0, 1fr)' }}
      minHeight="100dvh"
      bg="bg.surface"
    >
      <chakra.section
        aria-label={m.aboutThePortal}
        display="flex"
        flexDirection="column"
        position="relative"
        padding={{ base: '22px 20px 20px', md: '56px 36px 44px', lg: '56px' }}
        color="white"
        css={{
          background:
            'linear-gradient(160deg, {colors.blue-warm.70v} 0, {colors.blue-warm.80v} 46%, #112442 100%)',
        }}
      >
        <chakra.span
          aria-hidden
          width={{ base: '48px', md: '72px' }}
          height={{ base: '4px', md: '6px' }}
          bg="brand.accent"
          marginBottom={{ base: '12px', md: '26px' }}
        />
        <chakra.p
          fontFamily="heading"
          fontWeight="700"
          fontSize={{ base: '1.5625rem', md: '2.125rem', lg: '2.875rem' }}
          lineHeight="1.1"
          letterSpacing="-0.025em"
          maxWidth="12em"
        >
          {m.title}
        </chakra.p>
        <chakra.p
          marginTop={{ base: '6px', md: '16px' }}
          maxWidth="32em"
          fontSize={{ base: 'base', md: '1.1875rem' }}
          lineHeight="1.45"
          color="blue-warm.10v"
        >
          {m.lead}
        </chakra.p>
        <chakra.img
          src={tiles}
          alt=""
          display={{ base: 'none', md: 'block' }}
          css={{ width: '100%', height: 'auto', maxWidth: '640px', margin: 'auto 0 0', paddingTop: '32px' }}
        />
        <TileStrip />
      </chakra.section>
      <chakra.section
        aria-label={m.login}
        display="flex"
        flexDirection="column"
        padding={{ base: '22px 20px 20px', md: '44px 36px 32px', lg: '44px 48px 32px' }}
      >
        <chakra.div width="100%" maxWidth="400px" margin="auto">
          <chakra.img
            src={logo}
            alt={m.product}
            width="290px"
            height="auto"
            maxWidth="100%"
            _dark={{ display: 'none' }}
          />
          <chakra.img
            src={logoReversed}
            alt={m.product}
            width="290px"
            height="auto"
            maxWidth="100%"
            display="none"
            _dark={{ display: 'block' }}
          />
          {children}
        </chakra.div>
        <chakra.div
          display="flex"
          gap="14px"
          alignItems="center"
          width="100%"
          maxWidth="400px"
          margin={{ base: '26px auto 0', md: '0 auto' }}
          paddingTop="18px"
          borderTop="1px solid {colors.border.subtle}"
          color="fg.muted"
          fontSize="md"
          lineHeight="1.35"
        >
          <chakra.img
            src={seal}
            alt={m.sealOf({ department: m.department })}
            width="60px"
            height="60px"
            flex="none"
          />
          <p>
            <chakra.b display="block" textStyle="blockTitle" color="fg.default">
              {m.department}
            </chakra.b>
            {m.division}
          </p>
        </chakra.div>
      </chakra.section>
    </chakra.main>
  )
}

/** Heading of the form at right. */
export function SignInHeading({ children }: { children: string }) {
  return (
    <chakra.h1
      fontSize={{ base: '1.5rem', md: '1.75rem' }}
      fontWeight="700"
      lineHeight="1.25"
      letterSpacing="-0.012em"
      margin={{ base: '22px 0 4px', md: '44px 0 4px' }}
    >
      {children}
    </chakra.h1>
  )
}
