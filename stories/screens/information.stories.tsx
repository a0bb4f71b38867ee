import { expect, userEvent, within } from 'storybook/test'
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
    await userEvent.click(canvas.getByText('How long does it take?'))
    await expect(canvas.getByText(/take a few working days to make/)).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Delivery' })
    ).toHaveAttribute('href', '#delivery')
  }
})

export const QuestionsSearched = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'dishwasher')
    await expect(canvas.getByText('1 answer')).toBeVisible()
    await expect(canvas.getByText(/Enamel mugs: dishwasher yes/)).toBeVisible()
  }
})

export const QuestionNamedByTheAddress = meta.story({
  beforeEach: () => {
    location.hash = 'paying-invoice'
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: ({ canvas }) => expect(canvas.getByText(/ready to print, as soon as the order is paid/)).toBeVisible()
})

export const QuestionsWithoutAnAnswer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'submarine')
    await expect(canvas.getByText('No answer has that word')).toBeVisible()
  }
})

export const Terms = meta.story({
  render: () => <TermsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last changed 1 November 2026')).toBeVisible()
    await expect(canvas.getByText(/Motif Print Workshop runs this shop/)).toBeVisible()
  }
})

export const Privacy = meta.story({
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your rights' })).toBeVisible()
    const onDevice = canvas.getByRole('region', { name: 'On your device' })
    for (const kept of ['userData', 'motif_refresh', 'motif_device', '180 days'])
      await expect(onDevice).toHaveTextContent(kept)
    await expect(canvas.queryByText(/continue with Google/)).toBeNull()
  }
})

export const PrivacyWithGoogle = meta.story({
  render: () => <PrivacyScreen hasGoogle />,
  play: ({ canvas }) => expect(canvas.getByText(/continue with Google/)).toBeVisible()
})
