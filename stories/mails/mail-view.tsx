import { useEffect, useState } from 'react'
import { type MailData, type MailName, type MailShop, type RenderedMail, renderMail } from '@motif/mails'
import { seenIn } from '@motif/mails/seen-in'
import shopConfig from '../../shop.config.ts'

export interface Shown {
  template: MailName
  data: MailData[MailName]
}

/** The theme chosen in Storybook's toolbar. */
export const chosenTheme = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** A fixed public URL: Storybook's own differs by machine. */
const address = 'https://motif.example'

/** A rendered mail whose image URLs refer to Storybook. */
export function useMail({ template, data }: Shown): RenderedMail | undefined {
  const [mail, setMail] = useState<RenderedMail>()
  useEffect(() => {
    let isGone = false
    const shop: MailShop = { ...shopConfig, logo: undefined, url: address }
    void renderMail(template, data, shop).then((rendered) => {
      if (!isGone) setMail({ ...rendered, html: rendered.html.replaceAll(`src="${address}/`, 'src="/') })
    })
    return () => {
      isGone = true
    }
  }, [template, data])
  return mail
}

interface FrameProps {
  html: string
  title: string
  width: number
}

/** A sandboxed mail, as mail clients show it, sized to its content. */
function MailFrame({ html, title, width }: FrameProps) {
  const [height, setHeight] = useState(600)
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{
        width: `${width}px`,
        height: `${height}px`,
        maxWidth: '100%',
        border: '1px solid #8C857A',
        flexShrink: 0
      }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 600)}
    />
  )
}

/** A mail as an inbox entry, opened on a phone and on a wide screen, and as plain text. */
export function MailView(shown: Shown) {
  const mail = useMail(shown)
  if (mail === undefined) return <p>Writing the mail …</p>
  const html = seenIn(mail.html, chosenTheme())
  return (
    <main style={{ padding: '24px', display: 'grid', gap: '24px' }}>
      <header>
        <h1 style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.subject}</h1>
        <p style={{ overflowWrap: 'anywhere' }}>{mail.preheader}</p>
      </header>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px', alignItems: 'flex-start' }}>
        {[390, 600].map((width) => (
          <MailFrame key={width} html={html} title={`${mail.subject}, ${width} pixels wide`} width={width} />
        ))}
      </div>
      <section aria-label="Text">
        <pre dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '14px' }}>
          {mail.text}
        </pre>
      </section>
    </main>
  )
}
