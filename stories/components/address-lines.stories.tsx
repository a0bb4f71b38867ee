import { expect } from 'storybook/test'
import { AddressLines } from '@motif/ui/components/address-fields'
import preview from '../../.storybook/preview.tsx'
import { addresses } from '../fixtures/people.ts'

const meta = preview.meta({
  title: 'Components/Address lines',
  component: AddressLines,
  parameters: { layout: 'padded' },
  args: { address: addresses.unitedStates, countryName: 'United States' }
})

export const UnitedStates = meta.story({
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByText('San Francisco, CA 94110')).toBeVisible()
})
export const PostalCodeFirst = meta.story({
  tags: ['picture'],
  args: { address: addresses.arabic, countryName: 'Germany' },
  play: ({ canvas }) => expect(canvas.getByText('10115 Berlin')).toBeVisible()
})
export const WithoutTheName = meta.story({
  tags: ['picture'],
  args: { hasName: false },
  play: ({ canvas }) => expect(canvas.queryByText('Ada Lovelace')).not.toBeInTheDocument()
})
export const CountryNotKnown = meta.story({
  tags: ['picture'],
  args: { address: addresses.japan, countryName: undefined },
  play: ({ canvas }) => expect(canvas.getByText('JP')).toBeVisible()
})
export const Long = meta.story({ args: { address: addresses.long, countryName: 'United Kingdom' } })
export const Arabic = meta.story({
  args: { address: addresses.arabic, countryName: 'Germany' },
  globals: { locale: 'ar-XB' }
})
