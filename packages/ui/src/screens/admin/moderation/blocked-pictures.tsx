import { chakra } from '@chakra-ui/react'
import type { BlockedPicture } from '@motif/contract'
import { m } from '@motif/messages'
import { ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { focusButtonBeside } from '../focus-button-beside.ts'
import { useIsAllowed } from '../allowed.tsx'
import type { ListPart } from '../list-types.ts'
import { PartLinks } from '../part-links.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useShopTime } from '../shop-time.tsx'

type BlockedPicturesProps = Pick<AdminScreenProps, 'onUnblockPicture' | 'photoUrlOf' | 'after' | 'partHrefOf'> & {
  blockedPictures: ListPart<BlockedPicture>
}

const blockedText = (blockedBy: string | null, at: string): string =>
  blockedBy === null ? m.admin_blocked_picture_at({ at }) : m.admin_blocked_picture_by({ name: blockedBy, at })

/** Blocked pictures, the latest first. */
export function BlockedPictures({
  blockedPictures: { items, next },
  onUnblockPicture,
  photoUrlOf,
  after,
  partHrefOf
}: BlockedPicturesProps) {
  const list = useRef<HTMLUListElement>(null)
  const mayChange = useIsAllowed('moderation.change')
  const { momentText } = useShopTime()
  const remove = (picture: BlockedPicture, at: number) => {
    focusButtonBeside(list.current, at)
    onUnblockPicture(picture)
  }
  return (
    <>
      {items.length === 0 ? (
        <EmptyState drawing="map" title={m.admin_blocked_pictures_empty_title()}>
          {m.admin_blocked_pictures_empty_text()}
        </EmptyState>
      ) : (
        <chakra.ul
          ref={list}
          aria-label={m.admin_moderation_pictures()}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))"
          gap={5}
        >
          {items.map((picture, at) => (
            <chakra.li
              key={picture.id}
              display="grid"
              gap={2}
              alignContent="start"
              justifyItems="start"
              lineHeight="snug"
              overflowWrap="anywhere"
            >
              <Thumbnail picture={picture} photoUrlOf={photoUrlOf} />
              <chakra.p color="fg.muted" fontSize="xs">
                {blockedText(picture.blockedBy, momentText(picture.blockedAt))}
              </chakra.p>
              {mayChange ? (
                <Button size="sm" onClick={() => remove(picture, at)}>
                  {m.admin_blocked_picture_remove()}{' '}
                  <VisuallyHidden>{blockedText(picture.blockedBy, momentText(picture.blockedAt))}</VisuallyHidden>
                </Button>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <PartLinks after={after} next={next} partHrefOf={partHrefOf} />
    </>
  )
}

const Thumbnail = ({ picture, photoUrlOf }: Pick<BlockedPicturesProps, 'photoUrlOf'> & { picture: BlockedPicture }) =>
  picture.upload === null ? (
    <chakra.div
      width="full"
      aspectRatio="1"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap={2}
      padding={2}
      textAlign="center"
      color="fg.muted"
      bg="bg.raised"
      borderRadius="panel"
    >
      <ImageOff size={20} strokeWidth={1.75} aria-hidden />
      {m.admin_blocked_picture_gone()}
    </chakra.div>
  ) : (
    <chakra.img
      src={photoUrlOf({ upload: picture.upload })}
      alt={m.admin_blocked_picture()}
      width="full"
      aspectRatio="1"
      objectFit="contain"
      loading="lazy"
      bg="bg.raised"
      borderRadius="panel"
    />
  )
