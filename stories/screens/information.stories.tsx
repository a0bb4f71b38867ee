import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { formatDate } from '@motif/ui/format'
import { FaqScreen, PrivacyScreen, TermsScreen } from '@motif/ui/screens/information'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import shop from '../../shop.config.ts'
import { ownQuestions, ownTerms } from '../fixtures/admin-texts.ts'
import { asRead } from '../fixtures/as-read.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Information',
  component: FaqScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } }
})

export const Questions = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(m.information_faq_delivery_time_question()))
    await expect(canvas.getByText(m.information_faq_delivery_time_answer())).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: m.information_contents() })).getByRole('link', {
        name: m.information_faq_delivery()
      })
    ).toHaveAttribute('href', '#delivery')
  }
})

export const QuestionsSearched = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.information_faq_search() }), 'dishwasher')
    await expect(canvas.getByText(m.information_faq_found({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(m.information_faq_returns_mug_answer())).toBeVisible()
  }
})

export const QuestionNamedByTheAddress = meta.story({
  tags: ['picture'],
  beforeEach: () => {
    location.hash = 'paying-invoice'
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(m.information_faq_paying_invoice_answer())).toBeVisible())
})

export const QuestionsWithoutAnAnswer = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.information_faq_search() }), 'submarine')
    await expect(canvas.getByText(m.information_faq_none_title())).toBeVisible()
  }
})

export const Terms = meta.story({
  tags: ['picture'],
  render: () => <TermsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(m.information_changed({ date: formatDate('2026-11-01') })))).toBeVisible()
    const { company, supportEmail } = shop
    await expect(
      canvas.getByText(
        m.information_terms_who_text_1({
          company: company.name,
          email: supportEmail,
          address: company.lines.join(', ')
        })
      )
    ).toBeVisible()
  }
})

/** Questions written by the shop owner, with a list and links. */
export const OwnQuestions = meta.story({
  tags: ['picture'],
  args: { own: ownQuestions },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(m.information_faq_delivery_time_question())).toBeNull()
    await userEvent.click(canvas.getByText('May I visit you?'))
    await expect(canvas.getByRole('link', { name: 'Write first' })).toHaveAttribute('href', '/contactus')
    await expect(canvas.getByText('every Friday').tagName).toBe('STRONG')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('time for tea')
  }
})

export const OwnQuestionsSearched = meta.story({
  tags: ['picture'],
  args: { own: ownQuestions },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.information_faq_search() }), 'solvents')
    await expect(canvas.getByText(m.information_faq_found({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(/without solvents/)).toBeVisible()
  }
})

export const OwnTerms = meta.story({
  tags: ['picture'],
  render: () => <TermsScreen own={{ text: ownTerms, at: '2026-11-24T15:04:00Z' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(m.information_changed({ date: formatDate('2026-11-24') })))).toBeVisible()
    const part = within(canvas.getByRole('region', { name: 'Ordering' }))
    await expect(part.getByRole('heading', { level: 3, name: 'In three steps' })).toBeVisible()
    await expect(part.getByRole('link', { name: 'our union' })).toHaveAttribute(
      'href',
      'https://printers.example/rules'
    )
    await expect(
      within(canvas.getByRole('navigation', { name: m.information_contents() })).getByRole('link', { name: 'Ordering' })
    ).toHaveAttribute('href', '#ordering')
  }
})

export const Privacy = meta.story({
  tags: ['picture'],
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: m.information_privacy_rights_title() })).toBeVisible()
    const onDevice = canvas.getByRole('region', { name: m.information_privacy_device_title() })
    const texts = [m.information_privacy_device_text_1, m.information_privacy_device_text_2]
    for (const text of texts) await expect(onDevice).toHaveTextContent(text())
    const inEnglish = texts.map((text) => text({}, { locale: 'en' })).join(' ')
    for (const kept of ['userData', 'motif_refresh', 'motif_device', '180 days'])
      await expect(inEnglish).toContain(kept)
    await expect(canvas.queryByText(m.information_privacy_google_text())).toBeNull()
  }
})

export const PrivacyWithGoogle = meta.story({
  tags: ['picture'],
  render: () => <PrivacyScreen hasGoogle />,
  play: ({ canvas }) => expect(canvas.getByText(m.information_privacy_google_text())).toBeVisible()
})

/** Opened from an email about a product that is back in stock. */
export const PrivacyStoppingMails = meta.story({
  tags: ['deed'],
  render: () => {
    const [state, setState] = useState<'idle' | 'done'>('idle')
    return (
      <PrivacyScreen
        mailLink={{ kind: 'alerts', isBusy: false, isDone: state === 'done', onPress: () => setState('done') }}
      />
    )
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_alerts_title() }))
    await expect(part.queryByText(m.information_alerts_done())).toBeNull()
    await userEvent.click(part.getByRole('button', { name: m.information_alerts_submit() }))
    const done = await part.findByRole('status')
    await expect(done).toHaveTextContent(m.information_alerts_done())
    await expect(done).toHaveFocus()
  }
})

export const PrivacyStoppingFailed = meta.story({
  tags: ['picture'],
  render: () => (
    <PrivacyScreen
      mailLink={{ kind: 'alerts', isBusy: false, isDone: false, failure: failures.network, onPress: () => undefined }}
    />
  ),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_alerts_title() }))
    await expect(part.getByRole('alert')).toBeVisible()
    await expect(part.getByRole('button', { name: m.information_alerts_submit() })).toBeEnabled()
  }
})

/** Opened from the email that asks to confirm the address. */
export const PrivacyConfirmingTheNewsletter = meta.story({
  tags: ['deed'],
  render: () => {
    const [isDone, setDone] = useState(false)
    return <PrivacyScreen mailLink={{ kind: 'newsletter', isBusy: false, isDone, onPress: () => setDone(true) }} />
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_newsletter_title() }))
    await userEvent.click(part.getByRole('button', { name: m.information_newsletter_submit() }))
    const done = await part.findByRole('status')
    await expect(done).toHaveTextContent(m.information_newsletter_done())
    await expect(done).toHaveFocus()
  }
})

export const PrivacyConfirmingTooLate = meta.story({
  tags: ['picture'],
  render: () => (
    <PrivacyScreen
      mailLink={{ kind: 'newsletter', isBusy: false, isDone: false, failure: failures.linkTooOld, onPress: () => {} }}
    />
  ),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_newsletter_title() }))
    await expect(part.getByRole('alert')).toBeVisible()
  }
})

export const PrivacyStoppingTheNewsletter = meta.story({
  tags: ['picture'],
  render: () => (
    <PrivacyScreen mailLink={{ kind: 'unsubscribe', isBusy: true, isDone: false, onPress: () => undefined }} />
  ),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_unsubscribe_title() }))
    await expect(part.getByRole('button', { name: m.information_unsubscribe_submit() })).toHaveAttribute('aria-busy')
  }
})

export const PrivacyNewsletterStopped = meta.story({
  tags: ['picture'],
  render: () => (
    <PrivacyScreen mailLink={{ kind: 'unsubscribe', isBusy: false, isDone: true, onPress: () => undefined }} />
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(m.information_unsubscribe_done())).toBeVisible()
})

export const PrivacyStoppingMailsAboutACart = meta.story({
  tags: ['deed'],
  render: () => {
    const [isDone, setDone] = useState(false)
    return <PrivacyScreen mailLink={{ kind: 'reminders', isBusy: false, isDone, onPress: () => setDone(true) }} />
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: m.information_reminders_title() }))
    await userEvent.click(part.getByRole('button', { name: m.information_reminders_submit() }))
    await expect(await part.findByRole('status')).toHaveTextContent(m.information_reminders_done())
  }
})
