import { inTreeOrder } from '@motif/contract/category-rules'
import { m } from '@motif/messages'
import { formatDay } from '@motif/ui/format'
import { AdminScreen, type AdminScreenProps, noProductFilter } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ownProduct, printedProduct } from '../fixtures/admin-products.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { carryTo, drag, middleOf } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'products' }

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const open = { openProductId: 'p-1', product: ownProduct }
const none = { items: [], total: 0, page: 1, pageSize: 25, counts: { draft: 0, live: 0, archived: 0 }, isCut: false }
const save = () => ({ name: m.common_save() })

export const Products = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const [row] = args.products?.items ?? []
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_product_choose({ product: row?.name ?? '' }) }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_products_archive() }))
    await expect(args.onSetStatuses).toHaveBeenCalledWith({ ids: ['p-1'], status: 'archived' })
  }
})

export const VeryManyFound = meta.story({
  tags: ['deed'],
  args: {
    products: adminProps.products && {
      ...adminProps.products,
      total: 250,
      counts: { draft: 12, live: 238, archived: 0 },
      isCut: true
    },
    productFilter: { q: 'ink', status: null, category: null }
  },
  play: async ({ canvas }) => {
    const statuses = within(canvas.getByRole('combobox', { name: m.admin_status_filter() }))
    await expect(statuses.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      m.admin_status_all(),
      `${m.admin_product_draft()} (12+)`,
      `${m.admin_product_live()} (238+)`,
      m.admin_product_archived()
    ])
  }
})

export const ProductsLoading = meta.story({ args: { products: undefined } })
export const NoProducts = meta.story({ args: { products: none } })
export const NothingFound = meta.story({
  tags: ['deed'],
  args: { products: none, productFilter: { q: 'zz', status: null, category: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_products_clear() }))
    await expect(args.onFilterProducts).toHaveBeenCalledWith(noProductFilter)
  }
})
export const ProductsFailed = meta.story({
  tags: ['deed'],
  args: { products: undefined, productsFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryProducts).toHaveBeenCalledOnce()
  }
})

export const Editing = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), ' II')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 3,
      input: expect.objectContaining({ name: 'Zephyr kite II', slug: 'zephyr-kite' })
    })
  }
})

/** The copy keeps what was typed; the API numbers its name, address and SKUs. */
export const Duplicating = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), ' II')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_product_duplicate() }))
    await expect(args.onDuplicate).toHaveBeenCalledWith({
      input: expect.objectContaining({ name: 'Zephyr kite II', slug: 'zephyr-kite', status: 'draft' })
    })
  }
})

const toCome = { ...ownProduct, status: 'draft', isShown: false } as const

export const EditingDraft = meta.story({
  tags: ['deed'],
  args: { ...open, product: toCome, previewLink: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('region', { name: m.admin_preview_link() })).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_product_delete() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_preview_of({ product: toCome.name }) }))
    await expect(args.onPreviewProduct).toHaveBeenCalledWith({ id: 'p-1' })
  }
})

/** Only a draft that was never on sale can be deleted. */
export const DeletingADraft = meta.story({
  tags: ['deed'],
  args: { ...open, product: { ...toCome, wasShown: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_product_delete() }))
    await expect(args.onDeleteProduct).toHaveBeenCalledWith({ id: 'p-1' })
  }
})

export const DeletingWithUnsavedChanges = meta.story({
  tags: ['deed'],
  args: { ...open, product: { ...toCome, wasShown: false } },
  play: async ({ canvas, args }) => {
    const ask = spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    await userEvent.type(await canvas.findByRole('textbox', { name: m.admin_product_description() }), 'More')
    const remove = canvas.getByRole('button', { name: m.admin_product_delete() })
    await userEvent.click(remove)
    await expect(ask).toHaveBeenCalledWith(m.admin_product_leave())
    await expect(args.onDeleteProduct).not.toHaveBeenCalled()
    await userEvent.click(remove)
    await expect(args.onDeleteProduct).toHaveBeenCalledWith({ id: 'p-1' })
    ask.mockRestore()
  }
})

export const SharedPreview = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    product: toCome,
    previewLink: {
      url: 'https://shop.example/product/zephyr-kite?preview=rT4zQ0yDk2aXnQ0p7cYVbXbVfQp3cB1pW9m2sE5uL8gHjK4tNvA1',
      endsAt: '2026-12-10T09:00:00.000Z'
    }
  },
  play: async ({ canvas, args }) => {
    const link = within(canvas.getByRole('region', { name: m.admin_preview_link() }))
    await expect(link.getByText(m.admin_preview_until({ day: formatDay('2026-12-10') }))).toBeVisible()
    await userEvent.click(link.getByRole('button', { name: m.admin_preview_withdraw() }))
    await expect(args.onWithdrawPreview).toHaveBeenCalledWith({ id: 'p-1' })
  }
})

export const NewProduct = meta.story({
  tags: ['deed'],
  args: { openProductId: 'new' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), 'Été mug')
    await expect(canvas.getByRole('textbox', { name: m.admin_product_address() })).toHaveValue('ete-mug')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_option_add() }))
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_option_values({ index: 1 }) }), 'S, M, L')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_variants_price_of_all() }), '12.50')
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_variants_set() })[0] ?? document.body)
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: null,
      revision: 0,
      input: expect.objectContaining({
        variants: ['s', 'm', 'l'].map((size) => expect.objectContaining({ options: { size }, price: 1250 }))
      })
    })
  }
})

export const NewProductInAnotherScript = meta.story({
  tags: ['deed'],
  args: { openProductId: 'new' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), 'Кружка')
    const address = canvas.getByRole<HTMLInputElement>('textbox', { name: m.admin_product_address() })
    await expect(address.value).toMatch(/^product-[a-z0-9]+$/)
    await userEvent.click(canvas.getByRole('button', { name: m.admin_option_add() }))
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_option_values({ index: 1 }) }), 'Красный, Синий')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_variants_price_of_all() }), '12')
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_variants_set() })[0] ?? document.body)
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: null,
      revision: 0,
      input: expect.objectContaining({
        slug: address.value,
        variants: ['value', 'value-2'].map((size) => expect.objectContaining({ options: { size } }))
      })
    })
  }
})

export const SettingSalePrices = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_sale_add() }))
    const table = within(canvas.getByRole('table', { name: m.admin_sale_title() }))
    await userEvent.type(table.getByRole('textbox', { name: `${m.admin_sale_price()}, Rust, S` }), '19,50')
    // A datetime field has no value until it is complete. userEvent.type would set one earlier.
    await fireEvent.change(table.getByLabelText(`${m.admin_sale_until({ zone: 'Europe/Berlin' })}, Rust, S`), {
      target: { value: '2030-01-31T09:00' }
    })
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          variants: expect.arrayContaining([
            expect.objectContaining({
              options: expect.objectContaining({ size: 's' }),
              sale: { price: 1950, from: null, until: '2030-01-31T08:00:00.000Z' }
            }),
            expect.objectContaining({ sale: null })
          ])
        })
      })
    )
  }
})

export const SalePriceRefused = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    product: {
      ...ownProduct,
      variants: ownProduct.variants.map((variant) => ({
        ...variant,
        sale: { price: 9900, from: '2029-12-31T23:00:00Z', until: null }
      }))
    },
    saveFailure: {
      ...failures.internal,
      code: 'invalid-input',
      detail: 'The product is not complete.',
      fields: { 'variants.0.sale.price': 'The sale price must be lower than the price.' }
    }
  },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: `${m.admin_sale_price()}, Rust, S` })
    await expect(price).toHaveValue('99.00')
    await expect(price).toHaveAccessibleDescription(/must be lower/)
    await expect(canvas.getByLabelText(`${m.admin_sale_from({ zone: 'Europe/Berlin' })}, Rust, S`)).toHaveValue(
      '2030-01-01T00:00'
    )
  }
})

export const WrongNumber = meta.story({
  tags: ['picture'],
  args: open,
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: `${m.admin_product_price()}, Rust, S` })
    await userEvent.clear(price)
    await userEvent.type(price, 'twelve')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).not.toHaveBeenCalled()
    await expect(price).toHaveAccessibleDescription(m.admin_product_wrong_number())
    await expect(price).toHaveValue('twelve')
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    saveFailure: {
      ...failures.internal,
      code: 'invalid-input',
      detail: 'Another product has a variant with the SKU KITE-RUST-S.',
      fields: { 'variants.0.sku': 'Another product has a variant with the SKU KITE-RUST-S.' }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: `${m.admin_stock_sku()}, Rust, S` })).toHaveAccessibleDescription(
      /Another product/
    )
  }
})

const chooses = async (input: HTMLElement, name: string, type: string, from: string) =>
  userEvent.upload(input, new File([await (await fetch(from)).blob()], name, { type }))

/** The poster is a frame of the video. The removal of the video can be undone. */
export const AddingAVideo = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    onUploadVideo: fn(async () => ({ id: 'new-video', url: '/videos/turning.webm', seconds: 2 }))
  },
  play: async ({ canvas, args }) => {
    await chooses(
      canvas.getByLabelText(m.admin_video_choose(), { selector: 'input' }),
      'v.webm',
      'video/webm',
      '/videos/turning.webm'
    )
    const words = await canvas.findByRole('textbox', { name: m.admin_video_alt() })
    await expect(words).toHaveValue('Zephyr kite')
    await userEvent.clear(words)
    await userEvent.type(words, 'It turns')
    const captions = canvas.getByLabelText(m.admin_video_choose_captions(), { selector: 'input' })
    await chooses(captions, 'c.vtt', 'text/vtt', '/videos/turning.webm')
    await expect(await canvas.findByText(m.admin_video_captions_wrong())).toBeVisible()
    await chooses(captions, 'c.vtt', 'text/vtt', '/videos/turning.vtt')
    await expect(await canvas.findByText(m.admin_video_has_captions())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_video_remove() }))
    await expect(canvas.queryByRole('textbox', { name: m.admin_video_alt() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_undo() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          video: {
            upload: 'new-video',
            poster: 'new-photo',
            alt: 'It turns',
            captions: expect.stringContaining('It turns once') as string
          }
        })
      })
    )
  }
})

/** A browser that cannot play the video cannot extract a poster. */
export const VideoWithoutAPicture = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    product: {
      ...ownProduct,
      video: { upload: 'v', poster: '', alt: 'It turns', captions: null, url: '/videos/turning.webm' }
    }
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(canvas.getByText(m.admin_video_poster_missing())).toBeVisible()
    await expect(args.onSaveProduct).not.toHaveBeenCalled()
  }
})

const newer = {
  saveFailure: { ...failures.internal, code: 'conflict' },
  newerProduct: {
    ...ownProduct,
    revision: 4,
    name: 'Zephyr kite, renamed',
    variants: ownProduct.variants.map((variant, index) =>
      index === 0 ? { ...variant, price: 2600, onHand: 9 } : variant
    )
  }
} satisfies Partial<AdminScreenProps>

const fieldOf = (label: string, variant: string) => ({ name: `${label}, ${variant}` })

/** A heading of the description becomes part of its structure, and its plain text follows. */
export const DescriptionWithAHeading = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    const description = await canvas.findByRole('textbox', { name: m.admin_product_description() })
    await userEvent.click(description)
    getSelection()?.selectAllChildren(description)
    await new Promise(requestAnimationFrame)
    await userEvent.click(canvas.getByRole('button', { name: m.admin_texts_only_heading() }))
    await expect(canvas.queryByRole('button', { name: m.admin_texts_section() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', save()))
    const text = 'A kite for light wind, sewn in our own workshop.'
    await expect(args.onSaveProduct).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          description: text,
          richDescription: [{ kind: 'heading', level: 3, spans: [{ text }] }]
        })
      })
    )
  }
})

/** The server refuses the description: the message belongs to the editor, and a press on the label leads there. */
export const DescriptionRefused = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    saveFailure: { ...failures.internal, code: 'invalid-input', fields: { description: 'Use fewer characters.' } }
  },
  play: async ({ canvas }) => {
    const description = await canvas.findByRole('textbox', { name: m.admin_product_description() })
    await waitFor(() => expect(description).toHaveAttribute('aria-invalid', 'true'))
    await expect(description).toHaveAccessibleDescription('Use fewer characters.')
    await userEvent.click(canvas.getByText(m.admin_product_description()))
    await waitFor(() => expect(description).toHaveFocus())
  }
})

/** Another user changed the name and a price while pieces were sold; this user the description and another price. */
/** Answers a save when its button is pressed. */
function SavedLater(props: AdminScreenProps) {
  const [outcome, setOutcome] = useState<Pick<AdminScreenProps, 'isSavingProduct' | 'savedProduct'>>({})
  return (
    <>
      <AdminScreen
        {...props}
        {...outcome}
        onSaveProduct={(change) => {
          props.onSaveProduct(change)
          setOutcome({ isSavingProduct: true })
        }}
      />
      <button
        type="button"
        onClick={() =>
          setOutcome({
            savedProduct: { ...ownProduct, name: 'Zephyr kite, large', revision: ownProduct.revision + 1 }
          })
        }
      >
        Answer
      </button>
    </>
  )
}

/** What is typed while a save is under way is not lost, and not taken as saved. */
export const TypingDuringASave = meta.story({
  tags: ['deed'],
  args: open,
  parameters: { chromatic: { disableSnapshot: true } },
  render: (props) => <SavedLater {...props} />,
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: m.admin_product_name() })
    await userEvent.clear(name)
    await userEvent.type(name, 'Zephyr kite, large')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledOnce()
    await userEvent.type(name, ' and light')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(name).toHaveValue('Zephyr kite, large and light')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
  }
})

export const Conflict = meta.story({
  tags: ['deed'],
  args: { ...open, ...newer },
  play: async ({ canvas, args }) => {
    const description = await canvas.findByRole('textbox', { name: m.admin_product_description() })
    await userEvent.click(description)
    getSelection()?.selectAllChildren(description)
    await new Promise(requestAnimationFrame)
    await userEvent.keyboard('Mine.')
    const price = canvas.getByRole('textbox', fieldOf(m.admin_product_price(), 'Rust, L'))
    await userEvent.clear(price)
    await userEvent.type(price, '35')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_product_conflict_merge() }))
    await expect(canvas.getByRole('textbox', fieldOf(m.admin_stock_on_hand(), 'Rust, S'))).toHaveValue('9')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 4,
      input: expect.objectContaining({
        name: 'Zephyr kite, renamed',
        description: 'Mine.',
        variants: expect.arrayContaining([
          expect.objectContaining({ options: { colour: 'rust', size: 's' }, price: 2600 }),
          expect.objectContaining({ options: { colour: 'rust', size: 'l' }, price: 3500 })
        ])
      })
    })
    await expect(args.onSaveProduct).not.toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          variants: expect.arrayContaining([expect.objectContaining({ onHand: expect.any(Number) as number })])
        })
      })
    )
  }
})

/** Both changed a variant’s price and stock: both values are shown, and the choice is saved. */
export const ConflictInAVariant = meta.story({
  tags: ['deed'],
  args: { ...open, ...newer },
  play: async ({ canvas, args }) => {
    for (const [label, typed] of [
      [m.admin_product_price(), '27'],
      [m.admin_stock_on_hand(), '20']
    ] as const) {
      const field = canvas.getByRole('textbox', fieldOf(label, 'Rust, S'))
      await userEvent.clear(field)
      await userEvent.type(field, typed)
    }
    const editor = within(canvas.getByRole('form', { name: m.admin_product_editor() }))
    const terms = editor.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
    const place = (field: string) => `${m.admin_product_variants()} › Rust, S › ${field}`
    const [mine, theirs] = [m.admin_settings_conflict_mine(), m.admin_settings_conflict_theirs()]
    await expect(terms).toEqual([
      `${place(m.admin_product_price())}${mine} 27${theirs} 26.00`,
      `${place(m.admin_stock_on_hand())}${mine} 20${theirs} 9`
    ])
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_keep_mine() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 4,
      input: expect.objectContaining({
        variants: expect.arrayContaining([expect.objectContaining({ price: 2700, onHand: 20, onHandBefore: 9 })])
      })
    })
  }
})

/** The fields of options show the values of the version that was taken. Leaving a field does not remove any. */
export const ConflictWithANewValue = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    saveFailure: newer.saveFailure,
    newerProduct: {
      ...ownProduct,
      revision: 4,
      options: ownProduct.options.map((option) =>
        option.id === 'size'
          ? { ...option, values: [...option.values, { value: 'xl', label: 'XL', swatch: null }] }
          : option
      )
    }
  },
  play: async ({ canvas }) => {
    const sizes = canvas.getByRole('textbox', { name: m.admin_option_values({ index: 2 }) })
    await expect(sizes).toHaveValue('S, L')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_all_theirs() }))
    await expect(sizes).toHaveValue('S, L, XL')
    await userEvent.click(sizes)
    await userEvent.tab()
    await expect(sizes).toHaveValue('S, L, XL')
    await userEvent.type(sizes, ', M,')
    await expect(sizes).toHaveValue('S, L, XL, M,')
    await userEvent.tab()
    await expect(sizes).toHaveValue('S, L, XL, M')
  }
})

const printed = { openProductId: 'p-1', product: printedProduct }

/** A corner moves by keyboard and the whole area by pointer. Their final positions are saved. */
const cropped = {
  ...ownProduct,
  pictures: ownProduct.pictures.map((photo) => ({ ...photo, crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.5 } }))
}
const openCrop = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: m.admin_photo_crop({ index: 1 }) }))
  // The proportions of the photo are known once it has loaded.
  const photo = within(canvas.getByRole('group', { name: m.admin_photo_crop_area({ index: 1 }) })).getByRole('img')
  await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
}

export const CroppedPicture = meta.story({
  tags: ['picture'],
  args: { ...open, product: cropped },
  play: async ({ canvas }) => {
    await openCrop(canvas)
    await expect(canvas.getByRole('radio', { name: m.admin_photo_crop_portrait() })).toBeChecked()
    await expect(canvas.getByRole('button', { name: m.admin_photo_crop_move({ x: 45, y: 35 }) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_photo_crop_undo({ index: 1 }) })).toBeNull()
  }
})

export const CropRefused = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    product: cropped,
    saveFailure: {
      ...failures.internal,
      code: 'invalid-input',
      fields: { 'pictures.0.crop': 'The crop must be a part of the photograph.' }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The crop must be a part of the photograph.')).toBeVisible()
  }
})

/** By keys, by pointer and by shape; then undone, and reset. */
export const CroppingAPicture = meta.story({
  tags: ['deed'],
  args: { ...open, product: cropped },
  play: async ({ canvas, args }) => {
    await openCrop(canvas)
    const group = canvas.getByRole('group', { name: m.admin_photo_crop_area({ index: 1 }) })
    await userEvent.click(canvas.getByText(m.admin_photo_crop_free()))
    const corner = canvas.getByRole('button', { name: m.admin_area_bottom_right({ x: 70, y: 60 }) })
    corner.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}{ArrowRight}{ArrowRight}')
    await expect(corner).toHaveAccessibleName(m.admin_area_bottom_right({ x: 76, y: 70 }))
    const whole = canvas.getByRole('button', { name: m.admin_photo_crop_move({ x: 48, y: 40 }) })
    const { width } = whole.parentElement?.getBoundingClientRect() ?? { width: 0 }
    await drag(whole, middleOf(whole), { x: width / 10, y: 0 })
    await expect(whole).toHaveAccessibleName(m.admin_photo_crop_move({ x: 58, y: 40 }))
    await userEvent.click(canvas.getByText(m.admin_photo_crop_square()))
    await userEvent.click(canvas.getByRole('button', save()))
    // A square on a photo in 4:5 is wider than high in fractions.
    await expect(args.onSaveProduct).toHaveBeenLastCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          pictures: [
            expect.objectContaining({ crop: { x: expect.closeTo(0.3, 2), y: 0.176, width: 0.56, height: 0.448 } })
          ]
        })
      })
    )
    await userEvent.click(canvas.getByRole('button', { name: m.admin_photo_crop_undo({ index: 1 }) }))
    await expect(corner).toHaveAccessibleName(m.admin_area_bottom_right({ x: 70, y: 60 }))
    const reset = canvas.getByRole('button', { name: m.admin_photo_crop_reset({ index: 1 }) })
    await expect(reset).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(group).getByRole('button', { name: m.admin_area_top_left({ x: 0, y: 0 }) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenLastCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({ pictures: [expect.objectContaining({ crop: null })] })
      })
    )
  }
})

export const DrawingAPrintArea = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_area_add() }))
    const corner = canvas.getByRole('button', { name: m.admin_area_top_left({ x: 30, y: 30 }) })
    corner.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowUp}')
    await expect(corner).toHaveAccessibleName(m.admin_area_top_left({ x: 25, y: 25 }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_area_rectangle() }))
    const whole = canvas.getByRole('button', { name: m.admin_area_whole({ x: 48, y: 47 }) })
    const { x, y } = whole.getBoundingClientRect()
    const { width } = whole.parentElement?.getBoundingClientRect() ?? { width: 0 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: whole, coords: { clientX: x, clientY: y } },
      { target: whole, coords: { clientX: x + width / 10, clientY: y } },
      { keys: '[/MouseLeft]', target: whole }
    ])
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 3,
      input: expect.objectContaining({
        printAreas: [
          expect.objectContaining({
            widthMm: 200,
            heightMm: 250,
            photos: ['photo-1'],
            corners: [
              { x: 0.35, y: 0.245 },
              { x: 0.8, y: 0.245 },
              { x: 0.8, y: 0.7 },
              { x: 0.35, y: 0.7 }
            ]
          })
        ]
      })
    })
  }
})

export const PrintAreas = meta.story({ args: printed })

export const RemovingAPrintArea = meta.story({
  tags: ['deed'],
  args: printed,
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText(m.admin_area_name({ index: 1 }))
    await userEvent.type(name, ' left')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_area_remove({ index: 1 }) }))
    await expect(canvas.queryByLabelText(m.admin_area_name({ index: 1 }))).toBeNull()
    await expect(canvas.getByRole('button', { name: m.admin_undo() })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(m.admin_area_name({ index: 1 }))).toHaveValue('Front left')
    await expect(canvas.queryByRole('button', { name: m.admin_undo() })).toBeNull()
  }
})

export const RemovedPrintAreaIsBack = meta.story({
  tags: ['deed'],
  args: { ...printed, saveFailure: newer.saveFailure, newerProduct: { ...printedProduct, revision: 4 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_area_remove({ index: 1 }) }))
    await expect(canvas.getByRole('button', { name: m.admin_undo() })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_all_theirs() }))
    await expect(canvas.getByLabelText(m.admin_area_name({ index: 1 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_undo() })).toBeNull()
  }
})

/** The photo with the test print replaces the plain photo. */
export const TestPrint = meta.story({
  tags: ['picture'],
  args: {
    ...printed,
    onTestPrint: fn(async () => (await fetch(printedProduct.pictures[0]?.picture.url + '-640.webp')).blob())
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_area_test({ index: 1 }) }))
    await waitFor(async () => {
      await expect(args.onTestPrint).toHaveBeenCalledWith(expect.objectContaining({ upload: 'photo-1', widthMm: 200 }))
      await expect(canvas.getAllByAltText(printedProduct.pictures[0]?.alt ?? '').at(-1)).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/)
      )
    })
  }
})

/** A height that does not match the proportions of the drawn area shows a hint. A button sets the matching height. */
export const StretchedPrintArea = meta.story({
  tags: ['deed'],
  args: printed,
  play: async ({ canvas }) => {
    const height = canvas.getByRole('textbox', { name: m.admin_area_height({ index: 1 }) })
    await userEvent.clear(height)
    await userEvent.type(height, '100')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_area_proportions_fit({ height: 250 }) }))
    await expect(height).toHaveValue('250')
    await expect(canvas.queryByText(m.admin_area_proportions({ width: 200, height: 250 }))).toBeNull()
  }
})

export const CrookedPrintArea = meta.story({
  args: {
    ...printed,
    saveFailure: {
      ...failures.internal,
      code: 'invalid-input',
      fields: { 'printAreas.0.corners': 'The corners of this print area cross or lie too close together.' }
    }
  }
})

export const EditorLoading = meta.story({ args: { openProductId: 'p-1', product: undefined } })
export const EditorFailed = meta.story({
  args: { openProductId: 'p-1', product: undefined, productFailure: failures.internal }
})

export const Categories = meta.story({
  tags: ['deed'],
  args: { section: 'categories' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_category_new() }), 'Phone cases')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_add() }))
    await expect(args.onAddCategory).toHaveBeenCalledWith({ name: 'Phone cases', slug: 'phone-cases' })
    await expect(canvas.getByRole('textbox', { name: m.admin_category_new() })).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_up({ category: 'Kites' }) }))
    await expect(args.onChangeCategory).toHaveBeenCalledWith({
      slug: 'kites',
      name: 'Kites',
      description: '',
      position: 0
    })
  }
})
/** A category stands below another, moves among its siblings, and is not deleted while others are below it. */
export const NestedCategories = meta.story({
  tags: ['deed'],
  args: {
    section: 'categories',
    categories: [
      { slug: 'clothes', name: 'Clothes', description: '', parent: null, position: 0, products: 0 },
      { slug: 'shirts', name: 'Shirts', description: '', parent: 'clothes', position: 1, products: 0 },
      { slug: 'polos', name: 'Polos', description: '', parent: 'shirts', position: 2, products: 0 },
      { slug: 'hats', name: 'Hats', description: '', parent: 'clothes', position: 3, products: 2 },
      { slug: 'mugs', name: 'Mugs', description: '', parent: null, position: 4, products: 5 }
    ]
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: m.admin_category_remove({ category: 'Shirts' }) })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_up({ category: 'Hats' }) }))
    await expect(args.onChangeCategory).toHaveBeenLastCalledWith({
      slug: 'hats',
      name: 'Hats',
      description: '',
      position: 1
    })
    const parent = canvas.getByRole('combobox', { name: m.admin_category_parent_of({ slug: 'shirts' }) })
    const choices = within(parent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    // Not itself, not what is below it, nothing that would make a fourth level.
    await expect(choices).toEqual([m.admin_category_top(), 'Clothes', 'Mugs'])
    await userEvent.selectOptions(parent, 'mugs')
    await userEvent.click(canvas.getAllByRole('button', { name: m.common_save() })[1] ?? parent)
    await expect(args.onChangeCategory).toHaveBeenLastCalledWith({
      slug: 'shirts',
      name: 'Shirts',
      description: '',
      parent: 'mugs'
    })
    // Mugs are dragged below the clothes, then before the hats; a parent cannot be dragged below its own.
    const drop = async (of: string, on: string, part: number) => {
      const rowOf = (slug: string) =>
        canvas.getByRole('textbox', { name: m.admin_category_name_of({ slug }) }).closest('li')!
      const [handle, target] = [rowOf(of).querySelector('[draggable]')!, rowOf(on)]
      const { left, top, height } = target.getBoundingClientRect()
      await carryTo(handle, target, { x: left + 1, y: top + height * part })
    }
    const mugs = { slug: 'mugs', name: 'Mugs', description: '' }
    await drop('mugs', 'clothes', 0.75)
    await expect(args.onChangeCategory).toHaveBeenLastCalledWith({ ...mugs, parent: 'clothes', position: 4 })
    await drop('mugs', 'hats', 0.25)
    await expect(args.onChangeCategory).toHaveBeenLastCalledWith({ ...mugs, parent: 'clothes', position: 3 })
    await drop('clothes', 'polos', 0.75)
    await expect(args.onChangeCategory).toHaveBeenCalledTimes(4)
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_category_new() }), 'Cups')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_category_parent() }), 'mugs')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_add() }))
    await expect(args.onAddCategory).toHaveBeenCalledWith({ name: 'Cups', slug: 'cups', parent: 'mugs' })
  }
})

/** A moved category keeps the focus, and its new place is announced once the list contains it. */
export const MovingCategories = meta.story({
  tags: ['deed'],
  args: {
    section: 'categories',
    categories: ['mugs', 'clothes', 'hats'].map((slug, position) => ({
      slug,
      name: slug,
      description: '',
      parent: null,
      position,
      products: 0
    }))
  },
  render: function Moving({ categories: first, ...props }) {
    const [categories, setCategories] = useState(first ?? [])
    const change: AdminScreenProps['onChangeCategory'] = ({ slug, parent, position = categories.length }) => {
      const others = categories.filter((category) => category.slug !== slug)
      const moved = categories
        .filter((category) => category.slug === slug)
        .map((category) => ({ ...category, ...(parent !== undefined && { parent }) }))
      const changed = inTreeOrder(others.toSpliced(position, 0, ...moved))
      void Promise.resolve().then(() => setCategories(changed))
    }
    return <AdminScreen {...props} categories={categories} onChangeCategory={change} />
  },
  play: async ({ canvas }) => {
    const up = () => canvas.getByRole('button', { name: m.admin_category_up({ category: 'hats' }) })
    const down = () => canvas.getByRole('button', { name: m.admin_category_down({ category: 'hats' }) })
    const announced = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument())
    const ofThree = (number: number) => m.admin_list_moved({ item: 'hats', number, count: 3 })
    up().focus()
    await userEvent.keyboard('{Enter}')
    await announced(ofThree(2))
    await expect(up()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await announced(ofThree(1))
    // At the top there is no way up.
    await waitFor(() => expect(down()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await announced(ofThree(2))
    await expect(down()).toHaveFocus()
    const parent = () => canvas.getByRole('combobox', { name: m.admin_category_parent_of({ slug: 'hats' }) })
    await userEvent.selectOptions(parent(), 'clothes')
    await userEvent.click(within(parent().closest('li')!).getByRole('button', { name: m.common_save() }))
    await announced(m.admin_category_moved_below({ category: 'hats', parent: 'clothes', number: 1, count: 1 }))
    await waitFor(() => expect(parent()).toHaveFocus())
  }
})

/** A name in another script gets a number as its address, which can be edited. A name twice is refused. */
export const CategoryInAnotherScript = meta.story({
  tags: ['deed'],
  args: {
    section: 'categories',
    categories: [{ slug: 'category', name: 'Кружки', description: '', parent: null, position: 0, products: 3 }]
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_category_new() })
    const address = canvas.getByRole('textbox', { name: m.admin_product_address() })
    const add = canvas.getByRole('button', { name: m.admin_category_add() })
    await userEvent.type(name, 'кружки')
    await expect(name).toHaveAccessibleDescription(m.admin_category_known())
    await expect(add).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.type(name, 'マグカップ')
    await expect(address).toHaveValue('category-2')
    await userEvent.clear(address)
    await userEvent.type(address, 'magu')
    await userEvent.click(add)
    await expect(args.onAddCategory).toHaveBeenCalledWith({ name: 'マグカップ', slug: 'magu' })
  }
})

export const CategoryRefused = meta.story({
  tags: ['deed'],
  args: { section: 'categories', onAddCategory: fn(async () => failures.internal) },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_category_new() })
    await userEvent.type(name, 'Phone cases')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_add() }))
    await expect(args.onAddCategory).toHaveBeenCalled()
    await expect(name).toHaveValue('Phone cases')
  }
})

export const NoCategories = meta.story({ args: { section: 'categories', categories: [] } })
export const CategoriesLoading = meta.story({ args: { section: 'categories', categories: undefined } })
export const CategoriesFailed = meta.story({
  args: { section: 'categories', categories: undefined, categoriesFailure: failures.internal }
})
