import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { AddressCard } from './address-card.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { AddressesSkeleton } from './addresses-skeleton.tsx'
import type { AddressesScreenProps } from './types.ts'

const none: readonly string[] = []

export function AddressesScreen(props: AddressesScreenProps) {
  const {
    addresses,
    failure,
    onRetry,
    countries,
    isSignedOut = false,
    loginHref = '/login',
    pendingAddresses = none,
    onAdd,
    onEdit,
    onRemove
  } = props
  if (isSignedOut) {
    return (
      <Page>
        <EmptyState
          drawing="map"
          headingLevel={1}
          title={m.addresses_signed_out_title()}
          action={
            <LinkButton href={loginHref} variant="accent">
              {m.addresses_log_in()}
            </LinkButton>
          }
        >
          {m.addresses_signed_out_lead()}
        </EmptyState>
      </Page>
    )
  }
  if (addresses === undefined) {
    if (!failure) return <AddressesSkeleton />
    return (
      <Page>
        <FailedState
          failure={failure}
          title={m.addresses_failed_title()}
          safe={m.addresses_failed_safe()}
          onRetry={onRetry}
          headingLevel={1}
        />
      </Page>
    )
  }
  const add = (
    <Button variant="accent" onClick={onAdd}>
      <Plus aria-hidden />
      {m.addresses_add()}
    </Button>
  )
  return (
    <>
      {addresses.length === 0 ? (
        <Page>
          <EmptyState drawing="map" headingLevel={1} title={m.addresses_empty_title()} action={add}>
            {m.addresses_empty_lead()}
          </EmptyState>
        </Page>
      ) : (
        <Page title={m.addresses_title()} lead={m.addresses_lead()} actions={add}>
          <FailureNotice failure={failure} marginBlockEnd={6} />
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
            gap={{ base: 4, md: 6 }}
          >
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                countryName={countries.find(({ code }) => code === address.country)?.name}
                isPending={pendingAddresses.includes(address.id)}
                onEdit={() => onEdit({ id: address.id })}
                onRemove={() => onRemove({ id: address.id })}
              />
            ))}
          </chakra.ul>
        </Page>
      )}
      <AddressSheet {...props} />
    </>
  )
}
