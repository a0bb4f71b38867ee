import { minReflectance, foldDepth, lightGain, whiteGain, whiteKnee, maxWhite, maxReflectance } from '../description.ts'
import { widelyApart } from '../ink.ts'
import { uvColumns, uvRows, uvStart, uvStep } from '../layers.ts'

const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

const head = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
vec3 toLinear(vec3 encoded) {
  return mix(encoded / 12.92, pow((encoded + 0.055) / 1.055, vec3(2.4)), step(0.04045, encoded));
}
`

/** A triangle that covers the viewport. */
export const everywhere = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1);
}`

/** Straight alpha ink → premultiplied linear light (the target encodes sRGB). */
export const inkShader = `${head}
uniform sampler2D source;
out vec4 ink;
void main() {
  vec4 pixel = texelFetch(source, ivec2(gl_FragCoord.xy), 0);
  ink = vec4(toLinear(pixel.rgb) * pixel.a, pixel.a);
}`

/** Combines the grey tiles of a file to one RGBA texture. */
export const shadingShader = `${head}
uniform sampler2D source;
uniform ivec2 size;
out vec4 shading;
float tile(ivec2 place) { return texelFetch(source, ivec2(gl_FragCoord.xy) + place * size, 0).r; }
void main() {
  shading = vec4(tile(ivec2(0, 0)), tile(ivec2(1, 0)), tile(ivec2(0, 1)), tile(ivec2(1, 1)));
}`

/** The overlay, with its alpha from the fifth tile. */
export const overShader = `${head}
uniform sampler2D source;
uniform sampler2D colours;
uniform ivec2 size;
out vec4 over;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  over = vec4(texelFetch(colours, at, 0).rgb, texelFetch(source, at + ivec2(0, 2) * size, 0).r);
}`

/** The formula in `description.ts` as a shader. */
export const pictureShader = `${head}
uniform sampler2D background;
uniform sampler2D shading;
uniform sampler2D over;
uniform sampler2D ink;
uniform usampler2D uvMap;
uniform ivec2 size;
uniform vec3 albedo;
uniform vec3 darkening;
uniform float whiteness;
uniform bool hasInk;
uniform bool hasOver;
out vec4 picture;

vec3 exposed(vec3 light) {
  if (whiteness == 0.0) return light;
  vec3 longer = light * ${number(whiteGain)};
  vec3 rolled = ${number(whiteKnee)} + ${number(maxWhite - whiteKnee)} * (1.0 - exp((${number(whiteKnee)} - longer) / ${number(maxWhite - whiteKnee)}));
  return mix(light, mix(rolled, longer, lessThanEqual(longer, vec3(${number(whiteKnee)}))), whiteness);
}

vec3 encoded(vec3 light) {
  vec3 inside = clamp(light, 0.0, 1.0);
  return mix(inside * 12.92, 1.055 * pow(inside, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, inside));
}

vec2 uvAt(ivec2 at) { return vec2(texelFetch(uvMap, at, 0).rg); }

vec4 inkUnder(vec2 pixel) {
  vec2 gaps = vec2(${number(uvColumns - 1)}, ${number(uvRows - 1)}) / vec2(size);
  vec2 grid = pixel * gaps;
  ivec2 at = ivec2(grid);
  vec2 part = grid - vec2(at);
  vec2 p00 = uvAt(at);
  vec2 p10 = uvAt(at + ivec2(1, 0));
  vec2 p01 = uvAt(at + ivec2(0, 1));
  vec2 p11 = uvAt(at + ivec2(1, 1));
  vec2 place = ${number(uvStart)} + ${uvStep} * mix(mix(p00, p10, part.x), mix(p01, p11, part.x), part.y);
  vec2 across = ${uvStep} * gaps.x * mix(p10 - p00, p11 - p01, part.y);
  vec2 down = ${uvStep} * gaps.y * mix(p01 - p00, p11 - p10, part.x);
  vec2 texels = vec2(textureSize(ink, 0));
  vec2 acrossTexels = across * texels;
  vec2 downTexels = down * texels;
  if (max(dot(acrossTexels, acrossTexels), dot(downTexels, downTexels)) < ${number(widelyApart * widelyApart)}) return textureLod(ink, place, 0.0);
  vec2 along = (across + down) * 0.25;
  vec2 athwart = (across - down) * 0.25;
  return 0.25 * (textureLod(ink, place + along, 0.0) + textureLod(ink, place - along, 0.0) + textureLod(ink, place + athwart, 0.0) + textureLod(ink, place - athwart, 0.0));
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.x, float(size.y) - gl_FragCoord.y);
  vec3 ground = texelFetch(background, at, 0).rgb;
  vec4 part = texelFetch(shading, at, 0);
  vec4 top = hasOver ? texelFetch(over, at, 0) : vec4(0.0);
  picture = vec4(ground, 1.0);
  bool isBare = part.b == 0.0 && top.a == 0.0;
  if (isBare && (!hasInk || part.a == 0.0)) return;
  vec3 given = albedo;
  float body = part.b;
  if (hasInk && part.a > 0.0) {
    vec4 printed = inkUnder(vec2(at) + 0.5) * part.a;
    if (isBare) {
      if (printed.a == 0.0) return;
      body = printed.a;
      printed /= printed.a;
    }
    given = albedo * (1.0 - printed.a) + ${number(minReflectance)} * printed.a + ${number(maxReflectance - minReflectance)} * printed.rgb;
  }
  vec3 lit = toLinear(vec3(part.rg, 0.0));
  float full = lit.r * ${number(lightGain)};
  vec3 folded = full * pow(vec3(max(1.0 - exp(-full / ${number(foldDepth)}), 0.000001)), darkening);
  vec3 light = exposed(given * folded + lit.g);
  if (body < 1.0) light = mix(toLinear(ground), light, body);
  if (top.a > 0.0) light = mix(light, toLinear(top.rgb), top.a);
  picture.rgb = encoded(light);
}`
