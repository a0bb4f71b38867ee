import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { currentText, ownQuestions, ownTerms, shippedMailText } from '../fixtures/admin-texts.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'texts' }

const meta = preview.meta({
  title: 'Screens/Admin/Texts',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

type Canvas = ReturnType<typeof within>

const editorOf = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: m.common_save() }))

/** Pastes instead of typing, because the editor manages its own selection. */
async function pasteAtEnd(editor: HTMLElement, text: string) {
  await userEvent.click(editor)
  getSelection()?.selectAllChildren(editor)
  getSelection()?.collapseToEnd()
  await new Promise(requestAnimationFrame)
  await userEvent.paste(text)
}

export const Questions = meta.story({})

/** Without a saved text, the page shows the default text. */
export const NeverSaved = meta.story({
  args: { text: { text: null, revision: 0, at: null, by: null }, textVersions: { items: [], next: null } }
})

export const Terms = meta.story({
  tags: ['picture'],
  args: { textPage: 'terms', text: { ...currentText, text: ownTerms } },
  play: async ({ canvas }) => {
    await editorOf(canvas, m.admin_texts_text())
    const preview = within(canvas.getByRole('region', { name: m.admin_texts_preview() }))
    await expect(preview.getByRole('heading', { level: 3, name: 'Ordering' })).toBeVisible()
    await expect(preview.getByRole('link', { name: 'our union' })).toHaveAttribute(
      'href',
      'https://printers.example/rules'
    )
  }
})

export const ShippedTerms = meta.story({
  tags: ['picture'],
  args: { textPage: 'terms', text: { text: null, revision: 0, at: null, by: null } },
  play: async ({ canvas }) => {
    const editor = await editorOf(canvas, m.admin_texts_text())
    await expect(editor).toHaveTextContent(m.information_terms_who_title())
    await expect(canvas.queryByRole('button', { name: m.admin_texts_reset() })).toBeNull()
  }
})

/** The preview updates while typing. The text is saved as a document. */
export const Writing = meta.story({
  tags: ['deed'],
  args: { textPage: 'terms', text: { ...currentText, text: ownTerms } },
  play: async ({ canvas, args: { onSaveText } }) => {
    const editor = await editorOf(canvas, m.admin_texts_text())
    await pasteAtEnd(editor, ' And by post.')
    const preview = within(canvas.getByRole('region', { name: m.admin_texts_preview() }))
    await waitFor(() => expect(preview.getByText(/And by post/)).toBeVisible())
    await save(canvas)
    await expect(onSaveText).toHaveBeenCalledWith({
      page: 'terms',
      revision: 2,
      text: {
        kind: 'sections',
        blocks: [
          ...ownTerms.blocks.slice(0, -1),
          {
            kind: 'paragraph',
            spans: [
              { text: 'More at ' },
              { text: 'our union', href: 'https://printers.example/rules' },
              { text: '. And by post.' }
            ]
          }
        ]
      }
    })
    await waitFor(() => expect(canvas.getByText(m.admin_product_saved())).toBeVisible())
  }
})

/** The selected text becomes bold and a link. A URL that runs a script is rejected. */
export const Linking = meta.story({
  tags: ['deed'],
  args: {
    textPage: 'terms',
    text: { ...currentText, text: { kind: 'sections', blocks: [{ kind: 'paragraph', spans: [{ text: 'Delivery' }] }] } }
  },
  play: async ({ canvas, args: { onSaveText } }) => {
    const editor = await editorOf(canvas, m.admin_texts_text())
    await userEvent.click(editor)
    getSelection()?.selectAllChildren(editor)
    await new Promise(requestAnimationFrame)
    await userEvent.click(canvas.getByRole('button', { name: m.admin_texts_bold() }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_texts_link() }))
    const address = canvas.getByRole('textbox', { name: m.admin_texts_link_address() })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription(expect.stringContaining(m.admin_texts_link_wrong()))
    await userEvent.clear(address)
    await userEvent.type(address, '/faq{Enter}')
    await save(canvas)
    await expect(onSaveText).toHaveBeenCalledWith(
      expect.objectContaining({
        text: {
          kind: 'sections',
          blocks: [{ kind: 'paragraph', spans: [{ text: 'Delivery', isBold: true, href: '/faq' }] }]
        }
      })
    )
  }
})

/** The first question moves down by keyboard, then into the next group. */
export const Ordering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveText } }) => {
    canvas.getByRole('button', { name: m.admin_texts_question_down({ number: 1 }) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: m.admin_texts_question_down({ number: 2 }) })).toHaveFocus()
    )
    await expect(canvas.getByText(m.admin_texts_question_moved({ number: 2, count: 3 }))).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await save(canvas)
    const [first, second] = ownQuestions.groups
    const [visit, inks] = first!.answers
    await expect(onSaveText).toHaveBeenCalledWith({
      page: 'faq',
      revision: 2,
      text: {
        kind: 'questions',
        groups: [
          { ...first, answers: [inks] },
          { ...second, answers: [visit, ...second!.answers] }
        ]
      }
    })
  }
})

/** A question dropped on another takes its position. A group without questions is omitted. */
export const Dragging = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveText } }) => {
    const data = new DataTransfer()
    data.setData('text/x-question', 'leavers')
    const target = canvas.getByRole('textbox', { name: m.admin_texts_question({ number: 1 }) })
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    await waitFor(() => expect(target).toHaveAccessibleName(m.admin_texts_question({ number: 2 })))
    await save(canvas)
    const [call] = (onSaveText as ReturnType<typeof fn>).mock.lastCall ?? []
    const text = (call as Parameters<AdminScreenProps['onSaveText']>[0]).text
    await expect(text?.kind === 'questions' && text.groups.map(({ answers }) => answers.map(({ id }) => id))).toEqual([
      ['leavers', 'visit', 'inks']
    ])
  }
})

/** An empty question is expanded, receives the focus and shows its error. */
export const Unreadable = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onSaveText } }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_texts_add_question() })[1]!)
    await save(canvas)
    await expect(onSaveText).not.toHaveBeenCalled()
    const question = canvas.getByRole('textbox', { name: m.admin_texts_question({ number: 4 }) })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveAccessibleDescription(expect.stringContaining(m.admin_texts_wrong_empty()))
    await expect(canvas.getByText(m.admin_settings_wrong({ count: 2 }))).toBeVisible()
  }
})

const retitled = (title: string) => ({
  ...ownQuestions,
  groups: ownQuestions.groups.with(0, { ...ownQuestions.groups[0]!, title })
})

const theirs = {
  ...currentText,
  revision: 3,
  by: { id: 'u-2', name: 'Grace Hopper' },
  text: { ...retitled('Our workshop'), groups: retitled('Our workshop').groups.slice(0, 1) }
}

const meeting = {
  onSaveText: fn(async () => ({ failure: { ...failures.internal, code: 'conflict' as const }, newer: theirs }))
}

const typeTitle = async (canvas: Canvas, typed: string) => {
  const title = canvas.getByRole('textbox', { name: m.admin_texts_group({ number: 1 }) })
  await userEvent.clear(title)
  await userEvent.type(title, typed)
  await save(canvas)
  await canvas.findByText(m.admin_settings_conflict_title({ name: 'Grace Hopper' }))
}

/** Another user saved while this user was editing. */
export const Conflicting = meta.story({
  tags: ['picture'],
  args: meeting,
  play: async ({ canvas }) => {
    await typeTitle(canvas, 'Where we print')
    await expect(canvas.getByText('Our workshop', { selector: 'dd *' })).toBeVisible()
  }
})

/** The user decides on values that both changed. Values that one user changed are kept. */
export const Together = meta.story({
  tags: ['deed'],
  args: meeting,
  play: async ({ canvas, args: { onSaveText } }) => {
    await typeTitle(canvas, 'Where we print')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_keep_mine() }))
    await save(canvas)
    await expect(onSaveText).toHaveBeenLastCalledWith({
      page: 'faq',
      revision: 3,
      text: { ...ownQuestions, groups: [retitled('Where we print').groups[0]] }
    })
  }
})

export const BackToTheShipped = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveText } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_texts_reset() }))
    await expect(onSaveText).toHaveBeenCalledWith({ page: 'faq', revision: 2, text: null })
    await waitFor(() => expect(canvas.getByText(m.admin_texts_shipped())).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: m.admin_texts_group({ number: 1 }) })).toHaveValue(
      m.information_faq_ordering()
    )
  }
})

export const Restoring = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onRestoreText } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_restore_version({ version: 1 }) }))
    await expect(onRestoreText).toHaveBeenCalledWith({ page: 'faq', version: 1, revision: 2 })
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: { onSaveText: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: m.admin_texts_group({ number: 1 }) })
    await userEvent.type(title, '!{Enter}')
    await waitFor(() => expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible())
    await expect(title).toHaveValue('The workshop!')
  }
})

/** A role with read access only. */
export const Looking = meta.story({ args: { role: 'viewer' } })

export const Loading = meta.story({ args: { text: undefined } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { text: undefined, textFailure: failures.internal },
  play: async ({ canvas, args: { onRetryText } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryText).toHaveBeenCalledOnce()
  }
})

const mailArgs = { textPage: 'mail-order-paid', text: shippedMailText } as const

/** The words of a mail, with a preview by the server. */
export const Mail = meta.story({
  tags: ['picture'],
  args: mailArgs,
  play: async ({ canvas }) => {
    await editorOf(canvas, m.admin_texts_text())
    await expect(canvas.getByRole('textbox', { name: m.admin_texts_subject() })).toHaveValue(
      'Your order {number} is paid'
    )
    await expect(await canvas.findByTitle(m.admin_texts_preview_mail())).toBeVisible()
    await expect(canvas.getByText('{number}', { exact: true })).toBeVisible()
  }
})

/** The preview follows the words, and the words are saved as a document. */
export const WritingMail = meta.story({
  tags: ['deed'],
  args: mailArgs,
  play: async ({ canvas, args: { onPreviewMail, onSaveText } }) => {
    const editor = await editorOf(canvas, m.admin_texts_text())
    const subject = canvas.getByRole('textbox', { name: m.admin_texts_subject() })
    await userEvent.clear(subject)
    await userEvent.paste('{name}, we have your money')
    await pasteAtEnd(editor, ' Thank you!')
    const text = {
      kind: 'mail',
      subject: '{name}, we have your money',
      title: 'Thank you, it is paid',
      blocks: [
        {
          kind: 'paragraph',
          spans: [{ text: 'We have your payment, and your order is in our queue. Thank you!' }]
        }
      ]
    }
    await waitFor(() => expect(onPreviewMail).toHaveBeenLastCalledWith({ page: 'mail-order-paid', text }))
    await save(canvas)
    await expect(onSaveText).toHaveBeenCalledWith({ page: 'mail-order-paid', revision: 0, text })
  }
})

/** A name in braces without a value is refused at its field, before anything is sent. */
export const UnknownPlaceholder = meta.story({
  tags: ['deed'],
  args: mailArgs,
  play: async ({ canvas, args: { onSaveText } }) => {
    const subject = canvas.getByRole('textbox', { name: m.admin_texts_subject() })
    await userEvent.clear(subject)
    await userEvent.paste('Your {size} order')
    await save(canvas)
    await expect(subject).toHaveAccessibleDescription(expect.stringContaining(m.admin_texts_wrong_placeholder()))
    await expect(subject).toHaveFocus()
    await expect(onSaveText).not.toHaveBeenCalled()
  }
})

export const PreviewFails = meta.story({
  tags: ['picture'],
  args: { ...mailArgs, onPreviewMail: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    await editorOf(canvas, m.admin_texts_text())
    const preview = within(canvas.getByRole('region', { name: m.admin_texts_preview() }))
    await waitFor(() => expect(preview.getByRole('alert')).toBeVisible())
  }
})

const testButton = (canvas: Canvas) => canvas.findByRole('button', { name: m.admin_texts_test() })

/** A test is sent with the words as they stand, before they are saved. */
export const TestSent = meta.story({
  tags: ['picture'],
  args: mailArgs,
  play: async ({ canvas, args: { onSendTestMail, onSaveText } }) => {
    const subject = canvas.getByRole('textbox', { name: m.admin_texts_subject() })
    await userEvent.clear(subject)
    await userEvent.paste('{name}, we have your money')
    await userEvent.click(await testButton(canvas))
    await expect(await canvas.findByText(m.admin_texts_test_sent({ email: 'grace@motif.example' }))).toBeVisible()
    await expect(onSendTestMail).toHaveBeenCalledWith({
      page: 'mail-order-paid',
      text: expect.objectContaining({ kind: 'mail', subject: '{name}, we have your money' })
    })
    await expect(onSaveText).not.toHaveBeenCalled()
  }
})

export const TestOnItsWay = meta.story({
  tags: ['picture'],
  args: { ...mailArgs, onSendTestMail: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args: { onSendTestMail } }) => {
    await userEvent.click(await testButton(canvas))
    await expect(await testButton(canvas)).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(await testButton(canvas))
    await expect(onSendTestMail).toHaveBeenCalledOnce()
  }
})

export const TestFailed = meta.story({
  tags: ['picture'],
  args: { ...mailArgs, onSendTestMail: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    await userEvent.click(await testButton(canvas))
    await expect(await canvas.findByText(m.common_failure_internal())).toBeVisible()
  }
})

/** After ten tests within an hour the reason is shown. */
export const TestOverLimit = meta.story({
  tags: ['picture'],
  args: {
    ...mailArgs,
    onSendTestMail: fn(async () => ({
      failure: {
        code: 'too-many-requests' as const,
        message: '',
        status: 429,
        detail: 'You sent yourself 10 test mails within an hour. Try again later.'
      }
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await testButton(canvas))
    await expect(await canvas.findByText(/10 test mails within an hour/)).toBeVisible()
  }
})

/** Wrong words are not sent. */
export const TestOfWrongWords = meta.story({
  tags: ['deed'],
  args: mailArgs,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: m.admin_texts_subject() }))
    await expect(await testButton(canvas)).toBeDisabled()
    await expect(canvas.getByText(m.admin_texts_test_wrong())).toBeVisible()
  }
})

/** Who may not change the words sends no tests of them. */
export const NoTestForAViewer = meta.story({
  tags: ['deed'],
  args: { ...mailArgs, role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(m.admin_texts_preview_mail())).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_texts_test() })).toBeNull()
  }
})
