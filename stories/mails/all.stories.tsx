import { expect, waitFor } from 'storybook/test'
import type { MailName } from '@motif/mails'
import { awkward, samples } from '@motif/mails/samples'
import { seenIn } from '@motif/mails/seen-in'
import preview from '../../.storybook/preview.tsx'
import { type Shown, chosenTheme, useMail } from './mail-view.tsx'

const shownAs = (kind: string, of: object) =>
  Object.entries(of).map(([template, data]: [string, Shown['data']]) => ({
    id: `${kind} ${template}`,
    template: template as MailName,
    data
  }))

const every = [...shownAs('plain', samples), ...shownAs('awkward', awkward)]

/** A mail without its frame, so that axe can check it. Its HTML comes from the shop's templates and is the same as in the frames. */
function Unframed(shown: Shown) {
  const mail = useMail(shown)
  if (mail === undefined) return null
  const parsed = new DOMParser().parseFromString(seenIn(mail.html, chosenTheme()), 'text/html')
  const { style } = parsed.body
  return (
    <article
      aria-label={mail.subject}
      style={{
        backgroundColor: style.backgroundColor,
        fontFamily: style.fontFamily,
        fontSize: style.fontSize,
        lineHeight: style.lineHeight
      }}
      className="paper"
    >
      <style>{parsed.querySelector('style')?.textContent}</style>
      <div dangerouslySetInnerHTML={{ __html: parsed.body.innerHTML }} />
    </article>
  )
}

const AllMails = () => (
  <main>
    {every.map(({ id, ...shown }) => (
      <Unframed key={id} {...shown} />
    ))}
  </main>
)

const meta = preview.meta({
  title: 'Mails/All mails',
  component: AllMails,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(every.length))
  }
})
export const Light = meta.story()
export const Dark = meta.story({ globals: { theme: 'dark' } })
