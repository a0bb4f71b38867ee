import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { OrderScreen, type OrderReviews } from '@motif/ui/screens/order'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { countries } from '../fixtures/carts.ts'
import { orders } from '../fixtures/orders.ts'
import { failures } from '../fixtures/people.ts'
import { inEachState, unwritten } from '../fixtures/reviews.ts'
import { inShell } from '../fixtures/shells.ts'

const onSave = fn<OrderReviews['onSave']>(async () => undefined)
const onDelete = fn<OrderReviews['onDelete']>()
const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#7a8c4b" d="M0 0h3v4H0z"/><circle cx="1.5" cy="2" r="1" fill="#f1e7d0"/></svg>')}`
const onAddPhoto = fn<OrderReviews['onAddPhoto']>(async (file) => ({ upload: `upload-of-${file.name}` }))
const reviews: OrderReviews = {
  lines: unwritten,
  author: 'Ada',
  onSave,
  onDelete,
  onAddPhoto,
  photoUrlOf: () => photo
}
const [tee, mug] = orders.delivered.lines
const [teeName, mugName] = [tee?.name ?? '', mug?.name ?? '']

const meta = preview.meta({
  title: 'Screens/Order/Reviews',
  component: OrderScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { countries, order: orders.delivered, ordersHref: '/orderspage', reviews }
})

type Canvas = ReturnType<typeof within>

async function openForm(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: `${m.orders_review_write()} ${name}` }))
  return within(await canvas.findByRole('dialog', { name: m.orders_review_title() }))
}

const send = (form: Canvas) => userEvent.click(form.getByRole('button', { name: m.orders_review_send() }))
const star = (stars: number) => ({ name: m.product_reviews_stars({ stars }) })

async function fillIn(form: Canvas) {
  await userEvent.click(form.getByRole('radio', star(4)))
  await userEvent.type(form.getByRole('textbox', { name: m.orders_review_headline() }), 'Soft')
  await userEvent.type(form.getByRole('textbox', { name: m.orders_review_text() }), 'I wear it daily.')
}

export const NothingWritten = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${m.orders_review_write()} `) })).toHaveLength(3)
  }
})

export const InEachState = meta.story({
  tags: ['picture'],
  args: { reviews: { ...reviews, lines: inEachState } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_review_waiting())).toBeVisible()
    await expect(canvas.getByText(m.orders_review_approved())).toBeVisible()
    await expect(
      canvas.getByText(m.orders_review_rejected({ reason: 'It names somebody who works here. Say it without.' }))
    ).toBeVisible()
    await expect(canvas.getByText('We are sorry. A new one is on its way.')).toBeVisible()
  }
})

export const Writing = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    onSave.mockClear()
    const form = await openForm(canvas, teeName)
    await fillIn(form)
    await userEvent.click(form.getByRole('radio', { name: m.product_review_fit_large() }))
    await send(form)
    await expect(onSave).toHaveBeenCalledWith({
      lineId: tee?.id,
      review: { rating: 4, fit: 'large', title: 'Soft', text: 'I wear it daily.', author: 'Ada', photos: [] }
    })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }
})

const pictureFile = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' })
const choose = (form: Canvas, ...names: string[]) =>
  userEvent.upload(form.getByTestId('review-photos'), names.map(pictureFile))
const photosOf = (form: Canvas) => within(form.getByRole('group', { name: m.orders_review_photos() }))

export const WithPhotographs = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    onSave.mockClear()
    const form = await openForm(canvas, mugName)
    await fillIn(form)
    await choose(form, 'front.jpg', 'back.jpg', 'shelf.jpg')
    const photos = photosOf(form)
    await expect(await photos.findAllByRole('img')).toHaveLength(3)
    await userEvent.click(photos.getByRole('button', { name: m.orders_review_photo_remove({ photo: 'back.jpg' }) }))
    await expect(photos.getByRole('button', { name: m.orders_review_photos_add() })).toHaveFocus()
    await send(form)
    await expect(onSave).toHaveBeenCalledWith({
      lineId: mug?.id,
      review: {
        rating: 4,
        fit: null,
        title: 'Soft',
        text: 'I wear it daily.',
        author: 'Ada',
        photos: ['upload-of-front.jpg', 'upload-of-shelf.jpg']
      }
    })
  }
})

export const PhotographsThere = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = await openForm(canvas, mugName)
    await choose(form, 'front.jpg', 'back.jpg')
    await expect(await photosOf(form).findAllByRole('img')).toHaveLength(2)
  }
})

export const PhotographOnItsWay = meta.story({
  tags: ['picture'],
  args: {
    reviews: {
      ...reviews,
      onAddPhoto: (_file, { onProgress }) => {
        onProgress(0.4)
        return new Promise(() => {})
      }
    }
  },
  play: async ({ canvas }) => {
    onSave.mockClear()
    const form = await openForm(canvas, mugName)
    await fillIn(form)
    await choose(form, 'front.jpg')
    await expect(
      form.getByRole('progressbar', { name: m.orders_review_photo_going({ name: 'front.jpg' }) })
    ).toHaveValue(0.4)
    await send(form)
    await expect(form.getByText(m.orders_review_photos_early())).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  }
})

const uploads = fn<OrderReviews['onAddPhoto']>()

/** Opens a form, chooses a photo and sends before it is uploaded. The photo ends as told. */
async function sendEarly(canvas: Canvas) {
  onSave.mockClear()
  const upload = Promise.withResolvers<Awaited<ReturnType<OrderReviews['onAddPhoto']>>>()
  uploads.mockReturnValueOnce(upload.promise)
  const form = await openForm(canvas, mugName)
  await fillIn(form)
  await choose(form, 'front.jpg')
  await send(form)
  await expect(form.getByRole('status')).toHaveTextContent(m.orders_review_photos_early())
  await expect(onSave).not.toHaveBeenCalled()
  return { form, upload }
}

export const SentOnceThePhotographIsUploaded = meta.story({
  tags: ['deed'],
  args: { reviews: { ...reviews, onAddPhoto: uploads } },
  play: async ({ canvas }) => {
    const { form, upload } = await sendEarly(canvas)
    await userEvent.type(form.getByRole('textbox', { name: m.orders_review_text() }), ' Still.')
    upload.resolve({ upload: 'upload-of-front.jpg' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(onSave).toHaveBeenCalledWith({
      lineId: mug?.id,
      review: expect.objectContaining({ text: 'I wear it daily. Still.', photos: ['upload-of-front.jpg'] })
    })
  }
})

export const NotSentWithoutWords = meta.story({
  tags: ['deed'],
  args: { reviews: { ...reviews, onAddPhoto: uploads } },
  play: async ({ canvas }) => {
    const { form, upload } = await sendEarly(canvas)
    const words = form.getByRole('textbox', { name: m.orders_review_text() })
    await userEvent.clear(words)
    upload.resolve({ upload: 'upload-of-front.jpg' })
    await expect(await form.findByText(m.orders_review_text_missing())).toBeVisible()
    await userEvent.type(words, 'It holds.')
    uploads.mockResolvedValueOnce({ upload: 'upload-of-back.jpg' })
    await choose(form, 'back.jpg')
    await expect(await photosOf(form).findAllByRole('img')).toHaveLength(2)
    await expect(onSave).not.toHaveBeenCalled()
    await send(form)
    await expect(onSave).toHaveBeenCalledTimes(1)
  }
})

export const NotSentWithoutThePhotograph = meta.story({
  tags: ['picture'],
  args: { reviews: { ...reviews, onAddPhoto: uploads } },
  play: async ({ canvas }) => {
    const { form, upload } = await sendEarly(canvas)
    upload.resolve({ failure: failures.network })
    await expect(await form.findByText(m.orders_review_photos_failed())).toBeVisible()
    await expect(form.queryByText(m.orders_review_photos_early())).toBeNull()
    await expect(onSave).not.toHaveBeenCalled()
    await expect(form.getByRole('button', { name: m.orders_review_send() })).not.toHaveAttribute('aria-busy')
  }
})

export const PhotographRefused = meta.story({
  tags: ['picture'],
  args: {
    reviews: {
      ...reviews,
      onAddPhoto: async (file) => ({
        failure:
          file.name === 'lost.jpg'
            ? failures.network
            : { ...failures.internal, code: 'unsupported-media-type' as const }
      })
    }
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, mugName)
    await fillIn(form)
    await choose(form, 'scan.jpg', 'lost.jpg')
    await expect(await form.findByText(m.orders_review_photo_kind())).toBeVisible()
    await expect(photosOf(form).getAllByRole('button', { name: m.common_try_again() })).toHaveLength(1)
    await expect(form.getByRole('textbox', { name: m.orders_review_text() })).toHaveValue('I wear it daily.')
  }
})

export const TooManyPhotographs = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = await openForm(canvas, mugName)
    await choose(form, '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg')
    await expect(await photosOf(form).findAllByRole('img')).toHaveLength(4)
    await expect(form.getByText(m.orders_review_photos_many({ max: 4 }))).toBeVisible()
    await expect(form.getByRole('button', { name: m.orders_review_photos_add() })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  }
})

export const StarsAndWordsMissing = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    onSave.mockClear()
    const form = await openForm(canvas, mugName)
    await expect(form.queryByText(m.orders_review_fit())).toBeNull()
    await send(form)
    await expect(form.getByText(m.orders_review_stars_missing())).toBeVisible()
    await expect(form.getByText(m.orders_review_text_missing())).toBeVisible()
    await expect(form.getByRole('radio', star(1))).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  }
})

export const NotKept = meta.story({
  tags: ['picture'],
  args: { reviews: { ...reviews, onSave: async () => failures.network } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, mugName)
    await fillIn(form)
    await send(form)
    await expect(await form.findByRole('alert')).toBeVisible()
    await expect(form.getByRole('textbox', { name: m.orders_review_text() })).toHaveValue('I wear it daily.')
  }
})

export const ClosedAndOpenedAgain = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const form = await openForm(canvas, teeName)
    await fillIn(form)
    await userEvent.click(form.getByRole('button', { name: m.common_cancel() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const again = await openForm(canvas, teeName)
    await expect(again.getByRole('radio', star(4))).toBeChecked()
    await expect(again.getByRole('textbox', { name: m.orders_review_text() })).toHaveValue('I wear it daily.')
  }
})

export const Changing = meta.story({
  tags: ['picture'],
  args: { reviews: { ...reviews, lines: inEachState } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.orders_review_change()} ${teeName}` }))
    const form = within(await canvas.findByRole('dialog', { name: m.orders_review_title() }))
    await expect(form.getByText(m.orders_review_again_lead())).toBeVisible()
    await expect(form.getByRole('radio', star(4))).toBeChecked()
    await expect(form.getByRole('radio', { name: m.product_review_fit_true() })).toBeChecked()
  }
})

export const Deleting = meta.story({
  tags: ['deed'],
  args: { reviews: { ...reviews, lines: inEachState } },
  play: async ({ canvas }) => {
    onDelete.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: `${m.orders_review_delete()} ${mugName}` }))
    const question = within(await canvas.findByRole('dialog', { name: m.orders_review_delete_title() }))
    await expect(onDelete).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: m.orders_review_delete() }))
    await expect(onDelete).toHaveBeenCalledWith({ lineId: mug?.id })
  }
})

export const RightToLeft = meta.story({
  args: { reviews: { ...reviews, lines: inEachState } },
  globals: { locale: 'ar-XB' }
})
