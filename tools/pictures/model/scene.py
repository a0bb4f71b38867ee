"""Things that stand about a product in use: furniture, books, a vase, leaves, and the sun through a window.
All are background: they take no tint, and the camera sees them in the pass of the background only."""
import math
import bpy
import numpy as np
import studio as S

INK, SAGE, OAT, STONE, CLAY = (.055, .065, .085), (.24, .28, .19), (.66, .58, .46), (.50, .47, .42), (.46, .23, .13)


def matt(name, color, rough=.9, spec=.15): return S.material(name, color, rough=rough, spec=spec)[0]


def bevelled(o, width, segments=3):
    m = o.modifiers.new('bevel', 'BEVEL'); m.width = width; m.segments = segments; m.limit_method = 'ANGLE'
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    return o


def box(name, low, high, mat, bevel=.002, turn=0.):
    """an upright box from its lowest to its highest corner, turned about its middle"""
    low, high = np.array(low, float), np.array(high, float); h = (high - low) / 2
    V = [tuple(h * s) for s in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]
    F = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = S.obj(name, S.mesh(name, V, F)); o.location = (low + high) / 2; o.rotation_euler.z = turn; o.data.materials.append(mat)
    return bevelled(o, bevel) if bevel else o


def lathe(name, prof, mat, loc=(0, 0, 0), k=96):
    """a profile of (radius, height), from the middle of the foot outwards, turned about its axis"""
    V, F = [], []
    for r, z in prof:
        V += [(r * math.cos(2 * math.pi * j / k), r * math.sin(2 * math.pi * j / k), z) for j in range(k)]
    for i in range(len(prof) - 1):
        F += [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for j in range(k)]
    o = S.obj(name, S.mesh(name, V, F)); o.location = loc; o.data.materials.append(mat)
    return o


def smooth_profile(points, n=60):
    from scipy.interpolate import PchipInterpolator
    P = np.array(points, float); t = np.linspace(0, 1, len(P)); q = np.linspace(0, 1, n)
    return list(zip(PchipInterpolator(t, P[:, 0])(q), PchipInterpolator(t, P[:, 1])(q)))


def oak(name, along=(1, 0, 0), dark=(.40, .26, .145), light=(.56, .39, .235), scale=9.):
    """planks whose grain runs along an axis; the grain is broad, since fine grain costs bytes and calm"""
    m, t, b = S.material(name, light, rough=.55, spec=.25)
    tc = t.nodes.new('ShaderNodeTexCoord'); sx = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(tc.outputs['Object'], sx.inputs[0])
    x, y, z = (S.N(t, sx.outputs[i]) * (.05 if along[i] else 1.0) for i in range(3))
    g = S.noise(t, scale, 3, vec=S.vec(t, x, y, z), dist=1.5)
    r = t.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = (*dark, 1); r.color_ramp.elements[1].color = (*light, 1)
    r.color_ramp.elements[0].position = .25; r.color_ramp.elements[1].position = .75
    t.links.new(g.s, r.inputs[0]); t.links.new(r.outputs[0], b.inputs['Base Color'])
    return m


def book(loc, size, color, turn=0., pages=(.78, .73, .63)):
    """a closed book lying flat, its spine at the left; size: width, depth, thickness"""
    w, d, h = size; x, y, z = loc; c = .0026; cloth, paper = matt('cloth', color), matt('pages', pages, 1, 0)
    block = box('pages', (-w / 2 + .002, -d / 2 + .003, c), (w / 2 - .003, d / 2 - .003, h - c), paper, .0006)
    covers = [box('cover', (-w / 2, -d / 2, a), (w / 2, d / 2, a + c), cloth, .0009) for a in (0, h - c)]
    spine = box('spine', (-w / 2 - .002, -d / 2, 0), (-w / 2 + c, d / 2, h), cloth, .002)
    root = bpy.data.objects.new('book', None); bpy.context.scene.collection.objects.link(root)
    for o in (block, *covers, spine): o.parent = root
    root.location = (x, y, z); root.rotation_euler.z = turn
    return [block, *covers, spine]


def twig(start, lean, length, leaves, mat, wood, seed, leaf=(.042, .011), droop=.25, bare=.25):
    """a bent stem with a leaf at every node, to one side and the other. `bare`: share of the stem without leaves"""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 40)[:, None]; lean = np.array(lean, float); lean /= np.linalg.norm(lean)
    side = np.cross(lean, (0, 0, 1)); side /= max(np.linalg.norm(side), 1e-6)
    P = np.array(start) + lean * t * length + np.array([0, 0, -1]) * droop * length * t ** 2.2 + side * np.sin(t * 3 + seed) * .03 * length
    D = np.gradient(P, axis=0); D /= np.linalg.norm(D, axis=1)[:, None]
    k, V, F = 8, [], []
    for i, (p, d) in enumerate(zip(P, D)):
        a = np.cross(d, (.3, .9, .2)); a /= np.linalg.norm(a); b = np.cross(d, a); r = .0017 * (1 - .6 * i / 40) * length / .3
        V += [tuple(p + r * (a * math.cos(q) + b * math.sin(q))) for q in np.linspace(0, 2 * math.pi, k, endpoint=False)]
    for i in range(len(P) - 1): F += [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for j in range(k)]
    stem = S.obj('stem', S.mesh('stem', V, F)); stem.data.materials.append(wood)
    V, F = [], []
    for n in range(leaves):
        s = bare + (1 - bare) * (n + .5) / leaves; i = min(39, int(s * 40)); p, d = P[i], D[i]
        out = np.cross(d, rng.normal(size=3)); out /= np.linalg.norm(out)
        if n == leaves - 1: out = d
        way = d * rng.uniform(.45, .9) + out * rng.uniform(.7, 1); way /= np.linalg.norm(way)
        wide = np.cross(way, rng.normal(size=3)); wide /= np.linalg.norm(wide); up = np.cross(way, wide)
        L, W = leaf[0] * rng.uniform(.75, 1.15) * (1.1 - .35 * s), leaf[1] * rng.uniform(.85, 1.1)
        first, rows = len(V), 9
        for q in np.linspace(0, 1, rows):
            half = W * math.sin(math.pi * min(1, q * .96 + .02)) ** .8; bow = -.18 * L * q * q
            for u in (-1, -.5, 0, .5, 1): V.append(tuple(p + way * L * (q + .06) + wide * half * u + up * (bow + .35 * half * abs(u))))
        for r in range(rows - 1):
            for u in range(4): a = first + r * 5 + u; F.append((a, a + 1, a + 6, a + 5))
    foliage = S.obj('leaves', S.mesh('leaves', V, F)); foliage.data.materials.append(mat)
    return [stem, foliage]


def leaf_material():
    m, t, b = S.material('leaf', SAGE, rough=.6, spec=.25)
    n = S.noise(t, 14, 1, coord='Object')
    r = t.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = (.17, .21, .13, 1); r.color_ramp.elements[1].color = (.33, .37, .26, 1)
    r.color_ramp.elements[0].position = .35; r.color_ramp.elements[1].position = .65
    t.links.new(n.s, r.inputs[0]); t.links.new(r.outputs[0], b.inputs['Base Color'])
    return m


def sun(way, strength, degrees=1.4, color=(1, 1, 1)):
    """`way`: where its light goes. White, since the light on products is stored without colour"""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.angle = math.radians(degrees); l.color = color
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o); S.aim(o, way)
    return o


def window(x, y, z, bars_y=(), bars_z=(), bar=.035, wall=6.):
    """a wall at x with an opening from y[0] to y[1] and z[0] to z[1], crossed by bars; it only keeps the sun out"""
    dark = matt('shutter', (.6, .58, .55), 1, 0); e = .01
    parts = [((-wall, y[0]), (-wall, wall)), ((y[1], wall), (-wall, wall)), (y, (-wall, z[0])), (y, (z[1], wall))]
    parts += [((b - bar / 2, b + bar / 2), z) for b in bars_y] + [(y, (b - bar / 2, b + bar / 2)) for b in bars_z]
    made = [box('shutter', (x - e, a[0], c[0]), (x + e, a[1], c[1]), dark, 0) for a, c in parts]
    for o in made:       # seen by nothing but the sun: the room's light comes from softboxes
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False
    return made


def plane(name, corners, mat):
    o = S.obj(name, S.mesh(name, corners, [(0, 1, 2, 3)], smooth=False)); o.data.materials.append(mat)
    return o


def plaster(color=(.80, .775, .735)):
    m, t, b = S.material('plaster', color, rough=1, spec=0); S.bump(t, b, S.noise(t, 3.5, 3, coord='Object') * .004)
    return m
