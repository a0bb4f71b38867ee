import { m } from '@motif/messages'
import { type AskedQuestions, ProductScreen, type ProductScreenProps } from '@motif/ui/screens/product'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
  text: () => ({ name: m.product_ask_text() }),
  author: () => ({ name: m.product_ask_name() }),
  email: () => ({ name: m.accounts_email() }),
  submit: () => ({ name: m.product_ask_submit() })
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
    await expect(section.getByRole('link', { name: m.product_ask() })).toHaveAttribute('href', '/contactus')
  }
})

export const LaterQuestions = meta.story({
  tags: ['deed'],
  args: { askedQuestions: asked({ firstHref: '/product/everyday-tee#questions', nextHref: undefined }) },
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    const first = section.getByRole('link', { name: m.product_asked_first() })
    await expect(first).toHaveAttribute('href', askedQuestions?.firstHref)
    await expect(section.queryByRole('link', { name: m.product_asked_more() })).toBeNull()
  }
})

const moreLink = () => ({ name: m.product_asked_more() })

export const LoadingMore = meta.story({
  tags: ['deed'],
  args: { askedQuestions: asked({ isLoading: true }) },
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    await expect(section.getByText(m.product_more_loading())).toHaveAttribute('aria-live', 'polite')
    await expect(section.getByRole('link', moreLink())).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(section.getByRole('link', moreLink()))
    await expect(askedQuestions?.onMore).not.toHaveBeenCalled()
  }
})

export const MoreFailed = meta.story({
  tags: ['deed'],
  args: { askedQuestions: asked({ failure: failures.network }) },
  play: async ({ canvas, args: { askedQuestions } }) => {
    await userEvent.click(sectionOf(canvas).getByRole('link', { name: m.common_try_again() }))
    await expect(askedQuestions?.onMore).toHaveBeenCalledOnce()
  }
})

/** The first attempt to load the last part fails, the second brings it. */
function LastPart(props: ProductScreenProps) {
  const [more, setMore] = useState<Partial<AskedQuestions>>({ questions: productQuestions.slice(0, 1) })
  const end = (ended: Partial<AskedQuestions>) =>
    queueMicrotask(() => setMore((before) => ({ ...before, isLoading: false, ...ended })))
  const onMore = () => {
    setMore((before) => ({ ...before, isLoading: true, failure: undefined }))
    end(more.failure ? { questions: productQuestions, nextHref: undefined } : { failure: failures.network })
  }
  return <ProductScreen {...props} askedQuestions={{ ...asked(), ...more, onMore }} />
}

export const MoreByKeyboard = meta.story({
  tags: ['deed'],
  render: (props) => <LastPart {...props} />,
  play: async ({ canvas }) => {
    const section = sectionOf(canvas)
    section.getByRole('link', moreLink()).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await section.findByRole('link', { name: m.common_try_again() })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const added = (await section.findByText(productQuestions[1]?.author ?? '')).closest('li')
    await waitFor(() => expect(added).toHaveFocus())
    await expect(section.getByText(m.product_more_added({ count: 2 }))).toHaveAttribute('aria-live', 'polite')
  }
})

export const Cancelled = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const section = sectionOf(canvas)
    await userEvent.click(section.getByRole('link', { name: m.product_ask() }))
    await userEvent.click(await section.findByRole('button', { name: m.common_cancel() }))
    await waitFor(() => expect(section.getByRole('link', { name: m.product_ask() })).toHaveFocus())
    await expect(section.queryByRole('textbox', field.text())).toBeNull()
  }
})

export const Asking = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { askedQuestions } }) => {
    const section = sectionOf(canvas)
    await userEvent.click(section.getByRole('link', { name: m.product_ask() }))
    const text = await section.findByRole('textbox', field.text())
    await expect(text).toHaveFocus()
    await userEvent.click(section.getByRole('button', field.submit()))
    await expect(text).toHaveAccessibleDescription(expect.stringContaining(m.product_ask_text_missing()))
    await userEvent.type(text, ' Does it shrink? ')
    await userEvent.type(section.getByRole('textbox', field.author()), 'Robin')
    await userEvent.type(section.getByRole('textbox', field.email()), 'robin@example.com')
    await userEvent.click(section.getByRole('button', field.submit()))
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
    await userEvent.type(await section.findByRole('textbox', field.text()), 'Does it shrink?')
    await expect(section.getByRole('textbox', field.author())).toHaveValue('Ada')
    await expect(section.queryByRole('textbox', field.email())).toBeNull()
    await userEvent.click(section.getByRole('button', field.submit()))
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
  await userEvent.type(await section.findByRole('textbox', field.text()), 'Does it shrink?')
  await userEvent.type(section.getByRole('textbox', field.author()), 'Robin')
  await userEvent.type(section.getByRole('textbox', field.email()), 'robin@example.com')
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
    await userEvent.click(section.getByRole('button', field.submit()))
    await expect(section.getByRole('button', field.submit())).toHaveAttribute('aria-busy', 'true')
  }
})

export const Sent = meta.story({
  tags: ['picture'],
  render: (props) => <Ending {...props} end={{ askedAs: 'robin@example.com' }} />,
  play: async ({ canvas }) => {
    const section = await fill(canvas)
    await userEvent.click(section.getByRole('button', field.submit()))
    const sent = section.getByText(m.product_ask_done({ email: 'robin@example.com' }))
    await expect(sent).toBeVisible()
    await waitFor(() => expect(sent.closest('[role=status]')).toHaveFocus())
    await expect(section.queryByRole('textbox', field.text())).toBeNull()
  }
})

export const AnotherQuestion = meta.story({
  tags: ['deed'],
  render: (props) => <Ending {...props} end={{ askedAs: 'robin@example.com' }} />,
  play: async ({ canvas }) => {
    const section = await fill(canvas)
    await userEvent.click(section.getByRole('button', field.submit()))
    await userEvent.click(section.getByRole('button', { name: m.product_ask_again() }))
    await expect(section.getByRole('textbox', field.text())).toHaveValue('')
    await waitFor(() => expect(section.getByRole('textbox', field.text())).toHaveFocus())
  }
})

const keepsWhatWasTyped = async (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => {
  const section = await fill(canvas)
  await userEvent.click(section.getByRole('button', field.submit()))
  await expect(await section.findByRole('alert')).toBeVisible()
  await expect(section.getByRole('textbox', field.text())).toHaveValue('Does it shrink?')
  await expect(section.getByRole('textbox', field.email())).toHaveValue('robin@example.com')
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
          retryAfter: 86_400,
          detail: 'You asked several questions today. Ask the next one tomorrow, or use the contact form.'
        }
      }}
    />
  ),
  play: async ({ canvas }) => {
    await keepsWhatWasTyped(canvas)
    await expect(sectionOf(canvas).getByRole('alert')).toHaveTextContent('Ask the next one tomorrow')
  }
})
