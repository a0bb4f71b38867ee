import { chakra } from '@chakra-ui/react'
import type { DesignPicture } from '@motif/contract'
import { m } from '@motif/messages'
import { Ban } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { Button } from '../../../components/button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { AdminScreenProps } from '../types.ts'

interface DesignPicturesProps extends Pick<AdminScreenProps, 'photoUrlOf' | 'onBlockPicture'> {
  pictures: readonly DesignPicture[]
}

/** Uploaded pictures of a design. Blocked ones are marked, the others can be blocked. */
export const DesignPictures = ({ pictures, photoUrlOf, onBlockPicture }: DesignPicturesProps) => (
  <chakra.ul aria-label={m.admin_design_pictures()} display="flex" flexWrap="wrap" gap={3}>
    {pictures.map(({ upload, isBlocked }, index) => (
      <chakra.li
        key={upload}
        tabIndex={-1}
        width="6rem"
        display="grid"
        gap={1}
        alignContent="start"
        justifyItems="start"
      >
        <chakra.img
          src={photoUrlOf({ upload })}
          alt={m.admin_design_picture({ number: index + 1 })}
          width="full"
          aspectRatio="1"
          objectFit="contain"
          loading="lazy"
          bg="bg.raised"
          borderRadius="control"
          outline={isBlocked ? '2px solid' : undefined}
          outlineColor="bad"
        />
        {isBlocked ? (
          <Badge tone="bad" whiteSpace="normal">
            <Ban aria-hidden />
            {m.admin_design_picture_blocked()}
          </Badge>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget.closest('li')?.focus()
              onBlockPicture({ upload })
            }}
          >
            {m.admin_design_picture_block()} <VisuallyHidden>{index + 1}</VisuallyHidden>
          </Button>
        )}
      </chakra.li>
    ))}
  </chakra.ul>
)
