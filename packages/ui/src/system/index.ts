import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { layerStyles } from './layer-styles.ts'
import { remembering } from './remember.ts'
import { type Accent, semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/** The Chakra system: our tokens alone. Recipes stand beside the component that wears them, so a page loads only those it shows. */
export const createShopSystem = ({ accent }: { accent: Accent }) =>
  remembering(
    createSystem(
      defaultBaseConfig,
      defineConfig({
        preflight: false,
        // An empty layer is written without its end, which swallows the one after it; order alone is enough for us.
        disableLayers: true,
        globalCss,
        theme: {
          breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
          tokens,
          semanticTokens: semanticTokens(accent),
          textStyles,
          layerStyles,
          keyframes: {
            spin: { to: { transform: 'rotate(360deg)' } },
            pulse: { '50%': { opacity: 0.5 } },
            'fade-in': { from: { opacity: 0 } }
          }
        }
      })
    )
  )

/**
 * Makes a system without our tokens, only so that the browser compiles Chakra's code. The first run takes twice as long as the next:
 * in a task of its own it keeps the task of the real one short.
 */
export const compileSystem = (): void =>
  void createSystem(defaultBaseConfig, {
    preflight: false,
    disableLayers: true,
    globalCss: { html: { margin: 0 } }
  })
