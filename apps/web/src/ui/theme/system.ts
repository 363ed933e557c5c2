import { createSystem, defineConfig, mergeConfigs } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './global-css'
import { dialogSlotRecipe, menuSlotRecipe, popoverSlotRecipe } from './overlay-recipes'
import tokens from './tokens.json'

// Only what is used: Chakra's default theme costs every page 13 KB of script.
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'portal',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: tokens.breakpoints,
    tokens: tokens.tokens,
    semanticTokens: tokens.semanticTokens,
    textStyles: tokens.textStyles,
    slotRecipes: { dialog: dialogSlotRecipe, menu: menuSlotRecipe, popover: popoverSlotRecipe },
    keyframes: {
      fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
      riseIn: {
        from: { opacity: 0, transform: 'translateY(8px)' },
        to: { opacity: 1, transform: 'none' },
      },
      slideInLeft: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
      shrink: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
      pulse: { '50%': { opacity: 0.55 } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
  },
})

/** The design system: tokens of `tokens.json` in Chakra's form, light and dark. */
export const system = createSystem(mergeConfigs(defaultBaseConfig, config))
