import { expect, waitFor } from 'storybook/test'

interface Context {
  canvas: { findAllByTitle: (title: RegExp) => Promise<HTMLElement[]> }
}

/** Common parameters of mail stories. Mails are checked in "All mails": axe does not enter sandboxed frames. */
export const shownMail = {
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvas }: Context) => {
    const frames = (await canvas.findAllByTitle(/pixels wide$/)) as HTMLIFrameElement[]
    for (const frame of frames) {
      await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull())
      const { documentElement, images } = frame.contentDocument as Document
      await waitFor(() =>
        expect([...images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)).toEqual([])
      )
      await expect(documentElement.scrollWidth, 'nothing reaches over the edge').toBeLessThanOrEqual(frame.clientWidth)
    }
  }
}
