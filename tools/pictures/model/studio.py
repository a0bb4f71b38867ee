"""Shared studio: Cycles settings, softboxes, pass rendering, denoising, pass packing.

Every product script builds its scene and calls `passes(...)`, which writes, pixel-aligned:
  <name>-photo.webp   neutral product on the studio background
  <name>-bg.png       16-bit RGB: the same background WITHOUT the product but WITH its shadow/reflection
  <name>-shade.png    8-bit grey+alpha: diffuse light as a multiplier (sRGB-encoded, 1.0 = SHADE_REF),
                      alpha = coverage of the recolourable part
  <name>-spec.png     8-bit grey: light to ADD after tinting (gloss, sheen); keeps black products alive
  <name>-over.webp    optional RGBA of parts that must not be tinted (frame, camera lens, ...)
  <name>-uv.png       16-bit RGBA: R=(u+.25)/1.5, G=(v+.25)/1.5 (v down, like image rows), B=0, A=print mask
Recolour: out = bg*(1-a) + a*(tint*shade*SHADE_GAIN + spec)   -- all in linear light.

Why our own denoiser: Debian's Blender is built without OpenImageDenoise, and both the
Cycles and the compositor denoise node need it.  Light here is smooth, so a small
non-local-means filter over the noise, run separately on diffuse and gloss, is enough.
"""
import bpy, sys, os, time, math
import numpy as np
from scipy import ndimage as ndi

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT, CACHE = ROOT + '/rendered', ROOT + '/cache'
os.makedirs(OUT, exist_ok=True); os.makedirs(CACHE, exist_ok=True)
argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
OPT = dict(a.split('=') for a in argv if '=' in a)
RES = int(OPT.get('res', 1600)); SPP = int(OPT.get('spp', 48))
WHITE = .86             # albedo of 'white' products in the neutral photo
SHADE_GAIN = 1.25      # shade value 1.0 in the file means 1.25x the tint (room for highlights)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    setup()


def setup():
    s = bpy.context.scene
    s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.samples = SPP; c.use_denoising = False
    c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = 16
    c.max_bounces = 5; c.diffuse_bounces = 3; c.glossy_bounces = 3; c.transmission_bounces = 4
    c.caustics_reflective = c.caustics_refractive = False      # only fireflies in a softbox studio
    c.sample_clamp_indirect = 4
    s.render.resolution_x, s.render.resolution_y = RES * 4 // 5, RES; s.render.resolution_percentage = 100
    s.render.threads_mode = 'FIXED'; s.render.threads = 2
    s.view_settings.view_transform = 'Standard'     # Filmic would grey out whites
    s.render.use_persistent_data = True
    return s


def world(strength=.35, color=(1, 1, 1)):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*color, 1); b.inputs[1].default_value = strength
    return w


def softbox(loc, target, size, watt, size_y=None, spread=180, color=(1, 1, 1), name='soft', cam_visible=False):
    l = bpy.data.lights.new(name, 'AREA'); l.energy = watt; l.size = size; l.color = color
    l.spread = math.radians(spread)
    if size_y: l.shape = 'RECTANGLE'; l.size_y = size_y
    o = bpy.data.objects.new(name, l); bpy.context.scene.collection.objects.link(o)
    o.location = loc; aim(o, target); o.visible_camera = cam_visible
    return o


def aim(o, target):
    from mathutils import Vector
    o.rotation_euler = (Vector(target) - Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens=85, right=0):
    """right: how far the picture looks past the target, in heights of the picture"""
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.clip_start = .01; c.shift_x = right
    o = bpy.data.objects.new('cam', c); bpy.context.scene.collection.objects.link(o)
    o.location = loc; aim(o, target); bpy.context.scene.camera = o
    return o


def obj(name, mesh):
    o = bpy.data.objects.new(name, mesh); bpy.context.scene.collection.objects.link(o); return o


def mesh(name, v, f, smooth=True):
    m = bpy.data.meshes.new(name); m.from_pydata(v, [], f); m.update()
    if smooth: m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


# ---------------------------------------------------------------- shader helpers
class N:
    """tiny expression wrapper: N + N builds Math nodes, so shader formulas stay readable."""
    def __init__(s, t, sock): s.t, s.s = t, sock
    def _op(a, op, b=None, c=None):
        n = a.t.nodes.new('ShaderNodeMath'); n.operation = op
        for i, x in enumerate((a, b, c)):
            if x is None: continue
            if isinstance(x, N): a.t.links.new(x.s, n.inputs[i])
            else: n.inputs[i].default_value = x
        return N(a.t, n.outputs[0])
    __add__ = lambda a, b: a._op('ADD', b)
    __sub__ = lambda a, b: a._op('SUBTRACT', b)
    __mul__ = lambda a, b: a._op('MULTIPLY', b)
    __truediv__ = lambda a, b: a._op('DIVIDE', b)
    __radd__ = __add__; __rmul__ = __mul__
    def __rsub__(a, b): return (a * -1.0) + b
    def lt(a, b): return a._op('LESS_THAN', b)
    def gt(a, b): return a._op('GREATER_THAN', b)
    def abs(a): return a._op('ABSOLUTE')
    def sin(a): return a._op('SINE')
    def max(a, b): return a._op('MAXIMUM', b)
    def min(a, b): return a._op('MINIMUM', b)
    def exp(a): return a._op('EXPONENT')
    def sat(a): return a.max(0.0).min(1.0)
    def gauss(a, w): q = a / w; return (q * q * -1.0).exp()
    def step(a, e0, e1): return ((a - e0) / (e1 - e0)).sat()


def material(name, color=(.8, .8, .8), rough=.85, spec=.3, sheen=0, **kw):
    m = bpy.data.materials.new(name); m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1); b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec; b.inputs['Sheen'].default_value = sheen
    for k, v in kw.items(): b.inputs[k.replace('_', ' ')].default_value = v
    return m, m.node_tree, b


def attr(t, name):
    n = t.nodes.new('ShaderNodeAttribute'); n.attribute_name = name; return N(t, n.outputs['Fac'])


def noise(t, scale, detail=2, coord='Generated', dist=0, vec=None):
    n = t.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail
    n.inputs['Distortion'].default_value = dist
    if vec is None:
        vec = t.nodes.new('ShaderNodeTexCoord').outputs[coord]
    t.links.new(vec, n.inputs['Vector'])
    return N(t, n.outputs['Fac'])


def vec(t, x, y, z=0.0):
    n = t.nodes.new('ShaderNodeCombineXYZ')
    for i, q in enumerate((x, y, z)):
        if isinstance(q, N): t.links.new(q.s, n.inputs[i])
        else: n.inputs[i].default_value = q
    return n.outputs[0]


def bump(t, bsdf, height, dist=1.0, strength=1.0):
    n = t.nodes.new('ShaderNodeBump'); n.inputs['Distance'].default_value = dist; n.inputs['Strength'].default_value = strength
    t.links.new(height.s, n.inputs['Height']); t.links.new(n.outputs[0], bsdf.inputs['Normal'])
    return n


def flat_mat(name, build):
    """camera-only emission material; build(tree) -> socket with RGB, used for the UV pass."""
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    e = t.nodes.new('ShaderNodeEmission'); o = t.nodes.new('ShaderNodeOutputMaterial')
    t.links.new(e.outputs[0], o.inputs[0])
    s = build(t)
    if s is None: e.inputs[0].default_value = (0, 0, 0, 1)
    else: t.links.new(s, e.inputs[0])
    return m


# ---------------------------------------------------------------- rendering
def _render(tag, layers, samples=None, raw=False):
    """render the scene, return {layer: float32 HxWx4} with row 0 at the top."""
    s = bpy.context.scene; t0 = time.time()
    if samples: s.cycles.samples = samples
    vl = s.view_layers[0]
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = True
    vl.use_pass_glossy_direct = vl.use_pass_glossy_indirect = vl.use_pass_glossy_color = True; vl.use_pass_normal = True
    s.use_nodes = True; t = s.node_tree; t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers'); fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = CACHE; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.file_slots.clear()
    for l in layers:
        fo.file_slots.new(f'{tag}-{l}-'); t.links.new(rl.outputs[l], fo.inputs[-1])
    s.frame_set(1); bpy.ops.render.render()
    out = {}
    for l in layers:
        p = f'{CACHE}/{tag}-{l}-0001.exr'
        im = bpy.data.images.load(p); im.colorspace_settings.name = 'Non-Color' if raw else 'Linear'
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32); im.pixels.foreach_get(a)
        out[l] = a.reshape(im.size[1], im.size[0], 4)[::-1].copy(); bpy.data.images.remove(im); os.remove(p)
    print(f'[{tag}] render {time.time() - t0:.0f}s', flush=True)
    return out


def nlm(x, guide, r=4, pr=1, h=1.0, nrm=None, mask=None, sn=.07):
    """non-local means. h is relative to the noise measured in the image itself; with a normal
    pass the filter may be strong (h ~ 2) because folds and bump detail are protected by the normals."""
    m = np.ones_like(guide) if mask is None else ndi.binary_erosion(mask, iterations=2).astype(np.float32)
    lap = ndi.convolve(guide, np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)) / 6
    sig = ndi.uniform_filter(np.abs(lap) * m, 25) / np.maximum(ndi.uniform_filter(m, 25), 1e-3) * 1.25 + 1e-4   # local noise level
    acc = x.copy(); W = np.ones_like(guide); i2 = 1 / (h * sig) ** 2; s2 = 2 * sig ** 2
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            if dx == dy == 0: continue
            sh = lambda q: np.roll(q, (dy, dx), (0, 1))
            d = ndi.uniform_filter((guide - sh(guide)) ** 2, 2 * pr + 1)
            e = np.maximum(d - s2, 0) * i2
            if nrm is not None: e += ((nrm - sh(nrm)) ** 2).sum(2) / (2 * sn * sn)
            w = np.exp(-e); W += w; acc += sh(x) * (w if x.ndim == 2 else w[..., None])
    return acc / (W if x.ndim == 2 else W[..., None])


enc = lambda x: np.where(x <= .0031308, x * 12.92, 1.055 * np.clip(x, 1e-9, None) ** (1 / 2.4) - .055).clip(0, 1)
dith = np.random.default_rng(1)


def save(path, a, bits=8, fmt='PNG', quality=90):
    """a: HxWx{1,2,3,4} float 0..1, already encoded for the file. No colour management."""
    h, w = a.shape[:2]
    if path.endswith('.png'):
        import zlib, struct
        ch = a.shape[2]; ct = {1: 0, 2: 4, 3: 2, 4: 6}[ch]
        q = a * (2 ** bits - 1)
        q = np.floor(q + (.5 if bits == 16 else dith.uniform(.25, .75, (h, w, 1)))).clip(0, 2 ** bits - 1)
        q = q.astype('>u2' if bits == 16 else 'u1')
        raw = np.zeros((h, 1 + w * ch * bits // 8), 'u1')
        rows = q.reshape(h, -1).view('u1').reshape(h, -1)
        bpp = ch * bits // 8
        up = np.zeros_like(rows); up[1:] = rows[:-1]                       # PNG filter 2 (Up) / 1 (Sub)
        sub = rows.copy(); sub[:, bpp:] = rows[:, bpp:] - rows[:, :-bpp]
        raw[:, 0] = 1; raw[:, 1:] = sub
        ck = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
        open(path, 'wb').write(b'\x89PNG\r\n\x1a\n' + ck(b'IHDR', struct.pack('>IIBBBBB', w, h, bits, ct, 0, 0, 0))
                               + ck(b'IDAT', zlib.compress(raw.tobytes(), 9)) + ck(b'IEND', b''))
        return
    b = np.ones((h, w, 4), np.float32); b[..., :a.shape[2]] = a if a.shape[2] > 1 else np.repeat(a, 3, 2)
    im = bpy.data.images.new('o', w, h, alpha=True, float_buffer=False); im.colorspace_settings.name = 'sRGB'
    im.alpha_mode = 'CHANNEL_PACKED'
    im.pixels.foreach_set(b[::-1].ravel().astype(np.float32))
    sc = bpy.data.scenes.new('save'); st = sc.render.image_settings
    st.file_format = 'WEBP'; st.quality = quality; st.color_mode = 'RGBA' if a.shape[2] == 4 else 'RGB'
    sc.view_settings.view_transform = 'Standard'
    im.save_render(path, scene=sc); bpy.data.scenes.remove(sc); bpy.data.images.remove(im)


def passes(name, tint, uvmats, bg, over=(), spp=None, nh=2.0, key=.95, bglum=.76, detail={}, dk=.16, uvblur=0, wide=False, scene=0):
    """tint: objects that take the variant colour; over: untinted product parts;
    bg: backdrop objects; uvmats: {object: material writing u,v,mask} (others become black occluders).
    scene: samples of a background with things in it. It is rendered through the lens's depth of field and in the light that
    falls on the product; 0: an even backdrop, lit on its own to the luminance `bglum`.
    wide: those materials write (place + .25) / 1.5 and go on past the print area, whose border is then drawn
    along the smoothed places when they are packed: along triangles it wobbles."""
    s = bpy.context.scene; prod = list(tint) + list(over); T = time.time()
    def vis(objs, on):
        for o in objs: o.visible_camera = on
    # --- UV + mask first: cheap, and lets a bad print area fail early
    save_m = {o: [sl.material for sl in o.material_slots] for o in prod}
    black = flat_mat('black', lambda t: None)
    for o in prod:
        if not o.material_slots: o.data.materials.append(black)
        for sl in o.material_slots: sl.material = uvmats.get(o, black)
    vis(bg, False); vis(prod, True); s.render.film_transparent = True
    fw = s.cycles.filter_width; pf = s.cycles.pixel_filter_type; ad = s.cycles.use_adaptive_sampling
    s.cycles.use_adaptive_sampling = False
    s.cycles.pixel_filter_type = 'BOX'; s.cycles.filter_width = .01      # sample exactly the pixel centre
    uv = _render(name + '-uv', ['Image'], 1, True)['Image']
    if wide: uv[..., :2] = uv[..., :2] * 1.5 - .25
    # cloth: attributes are linear per simulated triangle, which makes letters wobble; smooth what is
    # left after a quadratic fit, so that the blur cannot pull the borders inwards
    if uvblur:
        yy, xx = np.mgrid[0:uv.shape[0], 0:uv.shape[1]] / RES - .5; Q = np.stack([np.ones_like(xx), xx, yy, xx * yy, xx * xx, yy * yy], 2).astype(np.float32)
        sg = uvblur * RES / 1600; ok0 = uv[..., 2] > .5; wt = ndi.gaussian_filter(ok0.astype(np.float32), sg)
        for c in (0, 1):
            fit = Q @ np.linalg.lstsq(Q[ok0][::7], uv[..., c][ok0][::7], rcond=None)[0]
            res = ndi.gaussian_filter(np.where(ok0, uv[..., c] - fit, 0), sg) / np.maximum(wt, 1e-4)
            uv[..., c] = np.where(ok0, fit + res, 0)
    s.cycles.filter_width = 1.0
    # thread-scale texture is finer than the denoiser can tell from noise: render it apart, noise-free
    grain = None
    if detail and OPT.get('uvonly') != '1':
        for o in prod:
            for sl in o.material_slots: sl.material = detail.get(o, black)
        grain = _render(name + '-det', ['Image'], 12, True)['Image']; grain = np.where(grain[..., 3] > .5, grain[..., 0] / np.maximum(grain[..., 3], 1e-3), .5)
        for o in prod:
            for sl in o.material_slots: sl.material = uvmats.get(o, black)
    C = _render(name + '-uvm', ['Image'], 20, True)['Image']; cov, al = C[..., 2], C[..., 3]   # noise-free coverage
    ok = uv[..., 2] > .5
    idx = ndi.distance_transform_edt(~ok, return_distances=False, return_indices=True)
    near = ndi.binary_dilation(ok, iterations=4)
    u = np.where(near, uv[..., 0][tuple(idx)], 0); v = np.where(near, uv[..., 1][tuple(idx)], 0)
    save(f'{OUT}/{name}-uv.png', np.stack([(u + .25) / 1.5, (v + .25) / 1.5, 0 * u, cov * near], 2), 16)
    ys, xs = np.where(ok); print(f'[{name}] print area px x {xs.min()}-{xs.max()} y {ys.min()}-{ys.max()}', flush=True)
    for o in prod:
        for sl, m in zip(o.material_slots, save_m[o]): sl.material = m
    s.cycles.pixel_filter_type = pf; s.cycles.filter_width = fw; s.cycles.use_adaptive_sampling = ad
    if OPT.get('uvonly') == '1': return      # uvonly=1: redo the print area, keep the light
    # --- background with the product's shadow but not the product itself
    vis(bg, True); vis(prod, False); s.render.film_transparent = False
    lens = s.camera.data.dof; lens.use_dof = scene > 0
    share = .75 if scene else .5          # smooth by nature: half size costs a quarter
    s.render.resolution_percentage = round(share * 100)
    B = _render(name + '-bg', ['Image'], scene or 48)['Image'][..., :3]
    s.render.resolution_percentage = 100; lens.use_dof = False
    rolled = lambda b, k: np.where(b > k, k + (.93 - k) * (1 - np.exp(-(b - k) / (.93 - k))), b)      # so it never clips
    B = nlm(B, B.mean(2), r=4 if scene else 5, pr=2, h=1.6)
    B = B if scene else ndi.gaussian_filter(B, (1, 1, 0))
    B = ndi.zoom(B, (1 / share, 1 / share, 1), order=1)[:RES, :RES * 4 // 5]
    # a backdrop is lit on its own, as in a real studio: fix its level
    if not scene: B = rolled(B * bglum / np.median(B), bglum * .97)
    # --- tinted part, then untinted parts (occluders rendered as holdout so alphas add up)
    s.render.film_transparent = True; vis(bg, False); vis(prod, True)
    for o in over: o.is_holdout = True
    L = ['Image', 'Alpha', 'DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'GlossCol', 'Normal']
    R = _render(name + '-p', L, spp or SPP)
    if over:                                          # alpha of the tinted part alone
        al = R['Image'][..., 3]
    den = np.maximum(R['Image'][..., 3], 1e-3)
    diff = (R['DiffDir'] + R['DiffInd'])[..., :3].mean(2); glo = ((R['GlossDir'] + R['GlossInd']) * R['GlossCol'])[..., :3].mean(2)
    # Cycles' Diffuse passes are already divided by (coverage-weighted) colour; gloss*colour is not.
    glo = glo / den
    solid = ndi.binary_erosion(R['Image'][..., 3] > .98)
    nrm = R['Normal'][..., :3]
    def clean(x, h):
        i = ndi.distance_transform_edt(~solid, return_distances=False, return_indices=True)
        x = np.minimum(x, ndi.median_filter(x, 5) * 1.6 + .02)[tuple(i)]      # fireflies first
        return nlm(x, x, r=4, pr=2, h=h, nrm=nrm[tuple(i)], mask=solid)
    ev = key / np.percentile(diff[solid], 90); diff *= ev; glo *= ev   # auto exposure: brightest tenth = key
    if scene: B = rolled(B * ev, .7)
    diff, glo = clean(diff, nh), clean(glo, nh * 1.2)
    if grain is not None: diff = diff * (1 + dk * (grain - .5))
    save(f'{OUT}/{name}-shade.png', np.stack([enc(diff / SHADE_GAIN), al], 2))
    save(f'{OUT}/{name}-spec.png', np.stack([enc(glo) * (al > 0)], 2))
    O = None
    if over:
        for o in over: o.is_holdout = False
        for o in tint: o.is_holdout = True
        O = _render(name + '-o', ['Image'], spp or SPP)['Image']; oa = np.maximum(O[..., 3:], 1e-3)
        oc = O[..., :3] / oa * ev; oc = nlm(oc, oc.mean(2), r=3, h=.8)
        O = np.concatenate([enc(oc), O[..., 3:]], 2); save(f'{OUT}/{name}-over.webp', O)
        for o in tint: o.is_holdout = False
    save(f'{OUT}/{name}-bg.png', enc(B), 16)
    # --- neutral white photo, assembled from the denoised parts by the same formula shops will use
    W = (WHITE * diff + glo)[..., None]
    P = B * (1 - al[..., None]) + W * al[..., None]
    if O is not None:
        lin = lambda e: np.where(e <= .04045, e / 12.92, ((e + .055) / 1.055) ** 2.4)
        P = P * (1 - O[..., 3:]) + lin(O[..., :3]) * O[..., 3:]
    save(f'{OUT}/{name}-photo.webp', enc(P), quality=90)
    print(f'[{name}] ev {ev:.2f} shade p1/50/99 {np.percentile(diff[solid], [1, 50, 99])} spec p50/99 {np.percentile(glo[solid], [50, 99])}  total {time.time() - T:.0f}s', flush=True)
