import { chakra } from '@chakra-ui/react'
import type { Address, SavedAddress } from '@motif/contract'
import { m } from '@motif/messages'
import { AddressLines, addressKeys } from '../../components/address-fields/index.ts'
import { ChoiceCard, ChoiceCards } from './choice-card.tsx'

/** Value of the option to type another address. */
export const another = ''

/** The saved address that equals one, if any. */
export const savedAs = (address: Partial<Address>, saved: readonly SavedAddress[]): string =>
  saved.find((entry) => addressKeys.every((key) => (entry[key] ?? '') === (address[key] ?? '')))?.id ?? another

export interface AddressChoiceProps {
  addresses: readonly SavedAddress[]
  countries: readonly { code: string; name: string }[]
  chosen: string
  onChoose: (id: string) => void
}

/** Saved addresses and the option to type another. */
export const AddressChoice = ({ addresses, countries, chosen, onChoose }: AddressChoiceProps) => (
  <ChoiceCards
    label={m.checkout_saved_address()}
    name="savedAddress"
    value={chosen}
    onChange={({ value }) => onChoose(value)}
  >
    {addresses.map((address) => (
      <ChoiceCard key={address.id} value={address.id}>
        <chakra.div minWidth={0}>
          {address.label === null ? null : (
            <chakra.strong display="block" textStyle="label" marginBlockEnd={1} overflowWrap="anywhere">
              <bdi>{address.label}</bdi>
            </chakra.strong>
          )}
          <AddressLines
            address={address}
            countryName={countries.find(({ code }) => code === address.country)?.name}
            textStyle="small"
          />
        </chakra.div>
      </ChoiceCard>
    ))}
    <ChoiceCard value={another}>
      <chakra.span fontWeight="semibold">{m.checkout_saved_address_new()}</chakra.span>
    </ChoiceCard>
  </ChoiceCards>
)
