import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/client-address.ts'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Drawing, openDrawing } from './drawing.ts'

const openProcesses = new WeakMap<Config, Drawing>()

/** The drawing processes of a server, for pictures and previews. The pictures module closes them. */
export function drawingOf(platform: Pick<Platform, 'config' | 'storage' | 'log' | 'clock' | 'metrics'>): Drawing {
  const drawing = openProcesses.get(platform.config) ?? openDrawing(platform)
  openProcesses.set(platform.config, drawing)
  return drawing
}

/** The visitor of a request: a household or server, not each of its addresses. */
export const visitorOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)
