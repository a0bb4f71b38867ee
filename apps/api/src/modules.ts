import type { Module } from './platform/module.ts'

/** Every room of the API, a line each. The order is that of registration. */
export const modules: Record<string, Module> = {}
