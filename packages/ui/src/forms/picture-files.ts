/** Accepted photo types. HEIC also by extension: some devices report no type. */
export const photoFiles = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'

/** Photos, and PDF files, whose first page becomes a picture. */
export const pictureFiles = `${photoFiles},application/pdf`
