/** Pictures that people may choose. HEIC by the ending of its name, too: not every device knows what it is. */
export const pictureFiles = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'
