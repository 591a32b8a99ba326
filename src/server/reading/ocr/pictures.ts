import sharp, { type Sharp } from 'sharp'
import type { Pictures } from '#reading/ocr/engines.ts'
import type { Raster } from '#reading/ocr/raster.ts'

/** Pictures made smaller and packed by libvips. */
export const pictures: Pictures = {
  scaled: async (picture, part, { width, height }, kernel) => {
    const { channels } = picture
    const data = await opened(picture)
      .extract(part)
      .resize(width, height, { fit: 'fill', kernel })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
    return { data, width, height, channels }
  },
  sketch: async (picture, turn, longSide) => {
    const { data, info } = await opened(picture)
      .rotate((360 - turn) % 360)
      .resize(longSide, longSide, { fit: 'inside' })
      .blur(0.8)
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: 1 }
  },
  jpeg: picture => opened(picture).jpeg({ quality: 80 }).toBuffer(),
}

function opened({ data, width, height, channels }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
