import { expect } from 'storybook/test'
import { m } from '@motif/messages'
import { Pagination } from '@motif/ui/components/pagination'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 6, pageCount: 12, hrefOf: ({ page }: { page: number }) => `/?page=${page}` }
})

export const InTheMiddle = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.common_page_number({ page: 6 }) })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '',
      '1',
      '5',
      '6',
      '7',
      '12',
      ''
    ])
  }
})
export const AtTheStart = meta.story({ args: { page: 1 } })
export const AtTheEnd = meta.story({ args: { page: 12 } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
