import type { WishedProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { ShareWishlistDialog, WishlistScreen } from '@motif/ui/screens/wishlist'
import { useState } from 'react'
import { withReturnTo } from '../accounts/return-to.ts'
import { useResource } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { failed } from '../services/failed.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { ownWishlist, sharedHref } from './read-wishlist.ts'
import { useAddWish } from './use-add-wish.ts'
import { useWishedProducts } from './use-wished-products.ts'
import { changeWishlist, synchroniseWishlist, useIsWishlistKnown, useWishlist, useWishlistFailure } from './wishlist.ts'

const loginHref = withReturnTo('/login', '/cart?section=wishlist')

interface ShareProps {
  isSignedIn: boolean
  onClose: () => void
}

/** Creates and revokes the share link. */
function Share({ isSignedIn, onClose }: ShareProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { data, mutate } = useResource(ownWishlist)
  const work = async (act: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await act()
      await mutate()
    } catch (error) {
      showFailureToast(error)
    }
    setIsBusy(false)
  }
  const stop = async () => {
    await call('DELETE /api/v1/wishlist/share', {})
    toaster.show({ title: m.wishlist_share_stopped() })
  }
  return (
    <ShareWishlistDialog
      link={data?.shareKey ? sharedHref(data.shareKey) : null}
      isSignedIn={isSignedIn}
      loginHref={loginHref}
      isBusy={isBusy || (isSignedIn && data === undefined)}
      onShare={() => void work(() => call('POST /api/v1/wishlist/share', {}))}
      onStop={() => void work(stop)}
      onClose={onClose}
    />
  )
}

/** The user's wishlist, on the device or in the account. */
export function OwnWishlist() {
  const wishes = useWishlist()
  const status = useSessionStatus()
  const [isSharing, setIsSharing] = useState(false)
  const unknown = useWishlistFailure()
  const isKnown = useIsWishlistKnown()
  const { items, failure, onRetry, ...list } = useWishedProducts(wishes)
  const retry = () => {
    if (isKnown) onRetry()
    else void synchroniseWishlist()
  }
  const remove = ({ product: { slug, name } }: WishedProduct) => {
    const wish = wishes.find((each) => each.slug === slug)
    changeWishlist({ slug, wish: undefined })
    toaster.show({
      about: `wish ${slug}`,
      title: m.wishlist_removed({ product: name }),
      action: { label: m.common_undo(), onAct: () => changeWishlist({ slug, wish }) }
    })
  }
  return (
    <>
      <WishlistScreen
        {...list}
        items={isKnown ? items : undefined}
        failure={isKnown ? failure : failed(unknown)}
        onRetry={retry}
        {...useAddWish()}
        isSignedIn={status === 'unknown' ? undefined : status === 'customer'}
        loginHref={loginHref}
        onRemove={remove}
        onShare={() => setIsSharing(true)}
      />
      {isSharing ? <Share isSignedIn={status === 'customer'} onClose={() => setIsSharing(false)} /> : null}
    </>
  )
}
