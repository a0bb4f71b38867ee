/** Photos that people may choose. HEIC by the ending of its name, too: not every device knows what it is. */
export const photoFiles = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'

/** Photos, and PDF files, whose first page becomes a picture. */
export const pictureFiles = `${photoFiles},application/pdf`
