import { expect, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { FaqScreen, PrivacyScreen, TermsScreen } from '@motif/ui/screens/information'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'

const meta = preview.meta({
  title: 'Screens/Information',
  component: FaqScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes } }
})

export const Questions = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(m.information_faq_delivery_time_question()))
    await expect(canvas.getByText(/take a few working days to make/)).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: m.information_contents() })).getByRole('link', {
        name: m.information_faq_delivery()
      })
    ).toHaveAttribute('href', '#delivery')
  }
})

export const QuestionsSearched = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.information_faq_search() }), 'dishwasher')
    await expect(canvas.getByText(m.information_faq_found({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(/Enamel mugs: dishwasher yes/)).toBeVisible()
  }
})

export const QuestionNamedByTheAddress = meta.story({
  beforeEach: () => {
    location.hash = 'paying-invoice'
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(/ready to print, as soon as the order is paid/)).toBeVisible())
})

export const QuestionsWithoutAnAnswer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.information_faq_search() }), 'submarine')
    await expect(canvas.getByText(m.information_faq_none_title())).toBeVisible()
  }
})

export const Terms = meta.story({
  render: () => <TermsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.information_changed({ date: '1 November 2026' }))).toBeVisible()
    await expect(canvas.getByText(/Motif Print Workshop runs this shop/)).toBeVisible()
  }
})

export const Privacy = meta.story({
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: m.information_privacy_rights_title() })).toBeVisible()
    const onDevice = canvas.getByRole('region', { name: m.information_privacy_device_title() })
    for (const kept of ['userData', 'motif_refresh', 'motif_device', '180 days'])
      await expect(onDevice).toHaveTextContent(kept)
    await expect(canvas.queryByText(/continue with Google/)).toBeNull()
  }
})

export const PrivacyWithGoogle = meta.story({
  render: () => <PrivacyScreen hasGoogle />,
  play: ({ canvas }) => expect(canvas.getByText(/continue with Google/)).toBeVisible()
})
