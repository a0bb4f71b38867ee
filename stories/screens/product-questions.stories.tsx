import { m } from '@motif/messages'
import { type AskedQuestions, ProductScreen, type ProductScreenProps } from '@motif/ui/screens/product'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { everydayTee } from '../fixtures/products.ts'
import { productQuestions } from '../fixtures/questions.ts'
import { inShell } from '../fixtures/shells.ts'

const asked = (more: Partial<AskedQuestions> = {}): AskedQuestions => ({
  questions: productQuestions,
  isLoading: false,
  nextHref: '/product/everyday-tee?questionsAfter=0.2026-10-30.q6#questions',
  onMore: fn(),
  isAsking: false,
  onAsk: fn(),
  onAskAgain: fn(),
  ...more
})

const args: ProductScreenProps = {
  product: everydayTee,
  isLoading: false,
  onRetry: fn(),
  onSearchSubmit: fn(),
  onAddToCart: fn(),
  isAdding: false,
  hasAdded: false,
  stockAlerts: { isAsking: false, onAsk: fn() },
  recentlyViewed: [],
  onClearViewed: fn(),
  askedQuestions: asked()
}

const meta = preview.meta({
  title: 'Screens/Product/Questions',
  component: ProductScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args
})

const sectionOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('region', { name: m.product_questions() }))

const field = {
  text: { name: m.product_ask_text() },
  author: { name: m.product_ask_name() },
  email: { name: m.accounts_email() },
  submit: { name: m.product_ask_submit() }
}

export const Answered = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    await expect(section.getByText(productQuestions[0]?.answer ?? '')).toBeVisible()
    const more = section.getByRole('link', { name: m.product_asked_more() })
    await expect(more).toHaveAttribute('href', askedQuestions?.nextHref)
    await userEvent.click(more)
    await expect(askedQuestions?.onMore).toHaveBeenCalledOnce()
  }
})

export const NoneYet = meta.story({
  tags: ['picture'],
  args: { askedQuestions: asked({ questions: [], nextHref: undefined }) },
  play: async ({ canvas }) => {
    const section = sectionOf(canvas)
    await expect(section.getByText(m.product_asked_none())).toBeVisible()
    // Without JavaScript it leads to the contact form.
    await expect(section.getByRole('link', { name: m.product_ask_first() })).toHaveAttribute('href', '/contactus')
  }
})

export const LaterQuestions = meta.story({
  args: { askedQuestions: asked({ firstHref: '/product/everyday-tee#questions', nextHref: undefined }) }
})

export const LoadingMore = meta.story({ args: { askedQuestions: asked({ isLoading: true }) } })

export const MoreFailed = meta.story({
  tags: ['deed'],
  args: { askedQuestions: asked({ failure: failures.network }) },
  play: async ({ canvas, args: { askedQuestions } }) => {
    await userEvent.click(sectionOf(canvas).getByRole('button', { name: m.common_try_again() }))
    await expect(askedQuestions?.onMore).toHaveBeenCalledOnce()
  }
})

export const Asking = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    await userEvent.click(section.getByRole('link', { name: m.product_ask() }))
    const text = await section.findByRole('textbox', field.text)
    await expect(text).toHaveFocus()
    await userEvent.click(section.getByRole('button', field.submit))
    await expect(text).toHaveAccessibleDescription(expect.stringContaining(m.product_ask_text_missing()))
    await userEvent.type(text, ' Does it shrink? ')
    await userEvent.type(section.getByRole('textbox', field.author), 'Robin')
    await userEvent.type(section.getByRole('textbox', field.email), 'robin@example.com')
    await userEvent.click(section.getByRole('button', field.submit))
    await expect(askedQuestions?.onAsk).toHaveBeenCalledWith({
      text: 'Does it shrink?',
      author: 'Robin',
      email: 'robin@example.com'
    })
  }
})

export const AskingSignedIn = meta.story({
  tags: ['deed'],
  args: { askedQuestions: asked({ person: { name: 'Ada', email: 'ada@example.com' } }) },
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    await userEvent.click(section.getByRole('link', { name: m.product_ask() }))
    await userEvent.type(await section.findByRole('textbox', field.text), 'Does it shrink?')
    await expect(section.getByRole('textbox', field.author)).toHaveValue('Ada')
    await expect(section.queryByRole('textbox', field.email)).toBeNull()
    await userEvent.click(section.getByRole('button', field.submit))
    await expect(askedQuestions?.onAsk).toHaveBeenCalledWith({
      text: 'Does it shrink?',
      author: 'Ada',
      email: 'ada@example.com'
    })
  }
})

/** Opens the form and fills it. */
async function fill(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  const section = sectionOf(canvas)
  await userEvent.click(section.getByRole('link', { name: m.product_ask() }))
  await userEvent.type(await section.findByRole('textbox', field.text), 'Does it shrink?')
  await userEvent.type(section.getByRole('textbox', field.author), 'Robin')
  await userEvent.type(section.getByRole('textbox', field.email), 'robin@example.com')
  return section
}

/** The next request ends with these props. */
function Ending({ end, ...props }: ProductScreenProps & { end: Partial<AskedQuestions> }) {
  const [more, setMore] = useState<Partial<AskedQuestions>>({})
  return (
    <ProductScreen
      {...props}
      askedQuestions={{ ...asked(), ...more, onAsk: () => setMore(end), onAskAgain: () => setMore({}) }}
    />
  )
}

export const Sending = meta.story({
  tags: ['picture'],
  render: (props) => <Ending {...props} end={{ isAsking: true }} />,
  play: async ({ canvas }) => {
    const section = await fill(canvas)
    await userEvent.click(section.getByRole('button', field.submit))
    await expect(section.getByRole('button', field.submit)).toHaveAttribute('aria-busy', 'true')
  }
})

export const Sent = meta.story({
  tags: ['picture'],
  render: (props) => <Ending {...props} end={{ askedAs: 'robin@example.com' }} />,
  play: async ({ canvas }) => {
    const section = await fill(canvas)
    await userEvent.click(section.getByRole('button', field.submit))
    await expect(section.getByText(m.product_ask_done({ email: 'robin@example.com' }))).toBeVisible()
    await expect(section.queryByRole('textbox', field.text)).toBeNull()
  }
})

export const AnotherQuestion = meta.story({
  tags: ['deed'],
  render: (props) => <Ending {...props} end={{ askedAs: 'robin@example.com' }} />,
  play: async ({ canvas }) => {
    const section = await fill(canvas)
    await userEvent.click(section.getByRole('button', field.submit))
    await userEvent.click(section.getByRole('button', { name: m.product_ask_again() }))
    await expect(section.getByRole('textbox', field.text)).toHaveValue('')
  }
})

const keepsWhatWasTyped = async (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => {
  const section = await fill(canvas)
  await userEvent.click(section.getByRole('button', field.submit))
  await expect(await section.findByRole('alert')).toBeVisible()
  await expect(section.getByRole('textbox', field.text)).toHaveValue('Does it shrink?')
  await expect(section.getByRole('textbox', field.email)).toHaveValue('robin@example.com')
}

export const SendingFailed = meta.story({
  tags: ['picture'],
  render: (props) => <Ending {...props} end={{ askFailure: failures.network }} />,
  play: ({ canvas }) => keepsWhatWasTyped(canvas)
})

export const TooMany = meta.story({
  tags: ['picture'],
  render: (props) => (
    <Ending
      {...props}
      end={{
        askFailure: {
          code: 'too-many-requests',
          message: 'Too many tries',
          detail: 'You asked several questions today. Ask the next one tomorrow, or use the contact form.'
        }
      }}
    />
  ),
  play: ({ canvas }) => keepsWhatWasTyped(canvas)
})
