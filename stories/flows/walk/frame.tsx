import { chakra, EnvironmentProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { UiProvider } from '@motif/ui/provider'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { StoryLink } from '../../../.storybook/story-link.tsx'
import shop from '../../../shop.config.ts'

interface Inside {
  document: Document
  styles: EmotionCache
}

/** All style sheets except Emotion's, which inserts its rules into the frame again. */
const sharedStyles = () => document.querySelectorAll('link[rel=stylesheet], style:not([data-emotion])')

/** Sets up the frame's document like the surrounding one. */
function furnish(frame: HTMLIFrameElement): Inside | undefined {
  const inside = frame.contentDocument
  if (inside === null) return undefined
  const { className, lang, dir, style } = document.documentElement
  Object.assign(inside.documentElement, { className, lang, dir })
  inside.documentElement.style.fontSize = style.fontSize
  inside.title = document.title
  for (const sheet of sharedStyles()) inside.head.append(sheet.cloneNode(true))
  return { document: inside, styles: createCache({ key: 'css', container: inside.head }) }
}

/**
 * A phone-sized iframe for a screen: its dialogs and media queries stay inside. A portal renders the screen, so that it
 * shares the running machine.
 */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const [inside, setInside] = useState<Inside>()
  return (
    <>
      <chakra.iframe
        title={title}
        ref={(frame: HTMLIFrameElement | null) => {
          if (frame !== null) setInside((known) => known ?? furnish(frame))
        }}
        width="390px"
        maxWidth="full"
        height="720px"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="panel"
        background="bg"
      />
      {inside === undefined
        ? null
        : createPortal(
            <EnvironmentProvider value={() => inside.document}>
              <UiProvider facts={shop} accent={shop.accent} link={StoryLink} styles={inside.styles}>
                {children}
              </UiProvider>
            </EnvironmentProvider>,
            inside.document.body
          )}
    </>
  )
}
