"""Stage 2 of the hoodie: pocket, cords, materials, light, passes. Needs cache/hoodie.blend from hoodie_sim.py.
usage: blender -b -t 2 --factory-startup -P hoodie_render.py -- [res=1600] [spp=40] [view=front|back]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np, math
from scipy.interpolate import CloughTocher2DInterpolator, LinearNDInterpolator
from scipy import ndimage as ndi
import studio as S
from garment import dist_poly, put
from garment_look import Net, knit, passes, print_area, wall
bpy.ops.wm.open_mainfile(filepath=S.CACHE + '/hoodie.blend'); S.setup()
VIEW = S.OPT.get('view', 'front')
ob = bpy.data.objects['hoodie']; me = ob.data
RIB, TIPZ = .062, -.082
net = Net(me); co = net.co
PX, PZ, BACK = net.value('px'), net.value('pz'), net.value('back')
net.relax(net.free, net.on_free, .5, 12)               # free edges pick up a zigzag as wide as a triangle
net.relax(net.edges, net.inner, .4, 2)
net.write()
m = ob.modifiers.new('ss', 'SUBSURF'); m.levels = m.render_levels = 2
me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(100)
m = ob.modifiers.new('so', 'SOLIDIFY'); m.thickness = .0030; m.offset = 0

# ---- where the front lies: from the pattern, and seen from the camera
fr = (BACK < .5) & (np.abs(PX) < .30) & (PZ < .05)
place = CloughTocher2DInterpolator(np.stack([PX, PZ], 1)[fr], co[fr])
face = (BACK < .5) & (np.abs(co[:, 0]) < .17) & (PZ < .02)
depth = LinearNDInterpolator(co[face][:, [0, 2]], co[face][:, 1])
PLAIN = dict(d_neck=-1, d_hem=1, d_cuff=1, across=0, d_arm=1, d_open=1, s_open=0, back=0, px=0, pz=0)

def pocket():
    """a patch on the front, sewn at the top, the bottom and its lower sides; hands go in at the slanted edges"""
    top, turn, foot, inner, wide = -.432, -.548, -.633, .098, .172
    nu, nv = 96, 72; V, A = [], dict(px=[], pz=[], d_edge=[])
    outline = [(inner, top), (wide, turn), (wide, foot)]
    for j in range(nv + 1):
        z = top + (foot - top) * j / nv
        hw = np.interp(-z, [-top, -turn, -foot], [inner, wide, wide]) - .010 * math.sin(math.pi * min(1, max(0, (top - z) / (top - turn))))
        for i in range(nu + 1):
            x = hw * (2 * i / nu - 1); V.append((x, z)); A['px'].append(x); A['pz'].append(z)
    P = np.array(V); C = place(P); N = (np.array(place(P + [.004, 0])) - np.array(place(P - [.004, 0]))), (np.array(place(P + [0, .004])) - np.array(place(P - [0, .004])))
    N = np.cross(N[0], N[1]); N /= np.linalg.norm(N, axis=1)[:, None]; N *= np.sign(-N[:, 1:2])
    g = C.reshape(nv + 1, nu + 1, 3); C = ndi.gaussian_filter(g, (1.5, 1.5, 0), mode='nearest').reshape(-1, 3)
    ax = np.abs(P[:, 0]); slant = dist_poly(np.stack([ax, P[:, 1]], 1), outline[:2])[0]
    sewn = np.minimum.reduce([top - P[:, 1], P[:, 1] - foot, dist_poly(np.stack([ax, P[:, 1]], 1), outline[1:])[0]])
    mouth = np.clip((top - P[:, 1]) / .03, 0, 1) * np.clip((P[:, 1] - turn) / .03, 0, 1)
    lift = .0026 + .0030 * np.clip(sewn / .03, 0, 1) + .0075 * mouth * np.exp(-(slant / .028) ** 2)
    C = C + N * lift[:, None]
    F = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)]
    o = S.obj('pocket', S.mesh('pocket', C.tolist(), F)); o.data.update()
    edge = np.minimum(sewn, slant); put(o.data, **{k: np.full(len(C), v) for k, v in PLAIN.items() if k not in A}, **{**A, 'd_edge': edge})
    m = o.modifiers.new('so', 'SOLIDIFY'); m.thickness = .0028; m.offset = 0
    return o

def tube(name, path, r, k=14):
    P = np.array(path); D = np.gradient(P, axis=0); D /= np.linalg.norm(D, axis=1)[:, None]; V, F = [], []
    for c, d, q in zip(P, D, np.broadcast_to(r, len(P))):
        e = np.cross(d, [0, 1, 0]); e /= np.linalg.norm(e); f = np.cross(d, e)
        V += [tuple(c + q * (e * math.cos(a) + .8 * f * math.sin(a))) for a in np.linspace(0, 2 * math.pi, k, endpoint=False)]
    for i in range(len(P) - 1): F += [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for j in range(k)]
    F += [tuple(range(k))[::-1], tuple((len(P) - 1) * k + j for j in range(k))]
    o = S.obj(name, S.mesh(name, V, F)); s = np.repeat(np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]), k)
    put(o.data, s=s, a=np.tile(np.linspace(0, 1, k, endpoint=False), len(P))); return o

def cord(sgn, length, sway):
    """hangs from its eyelet, straight down but for a little sway, on what lies under it"""
    hole = np.array(place([(sgn * .034, -.040)])[0]); P = []
    for q in np.linspace(-.03, 1, 60):
        x = hole[0] + sgn * .004 * q + sway * math.sin(q * 2.6) * .006; z = hole[2] - length * q
        y = float(depth(x, z)); near = min(float(depth(x + dx, z + dz)) for dx in (-.006, 0, .006) for dz in (-.006, .006))
        P.append((x, min(y, near) - (.0034 if q > .03 else .0034 - .008 * (.03 - q) / .06), z))
    P = np.array(P); P[:, 1] = ndi.gaussian_filter1d(P[:, 1], 2.2, mode='nearest')
    c = tube('cord', P, .0026); e = P[-1]
    knot = tube('knot', [e + [0, -.0006, t] for t in np.linspace(.004, -.012, 20)], np.concatenate([np.linspace(.0028, .0050, 6), np.full(4, .0052), np.linspace(.0048, .0030, 3), np.linspace(.0034, .0040, 7)]))
    bpy.ops.mesh.primitive_torus_add(major_radius=.0058, minor_radius=.0012, location=tuple(hole + [0, -.0022, 0]), rotation=(math.radians(72), 0, sgn * math.radians(12)), major_segments=48)
    ring = bpy.context.object; ring.data.polygons.foreach_set('use_smooth', [True] * len(ring.data.polygons))
    put(ring.data, s=np.zeros(len(ring.data.vertices)), a=np.zeros(len(ring.data.vertices)))
    return [c, knot, ring]

front = VIEW == 'front'
patch = [pocket()] if front else []
strings = cord(1, .112, 1) + cord(-1, .104, -.6) if front else []

# ---- materials
mat, t, b = S.material('fleece', (.86, .86, .86), rough=.9, spec=.12, sheen=.35)
A = lambda n: S.attr(t, n)
px, pz, back, dn, dh, dc, ac, da, do, de = (A(n) for n in ('px', 'pz', 'back', 'd_neck', 'd_hem', 'd_cuff', 'across', 'd_arm', 'd_open', 'd_edge'))
hem, cuff = dh.lt(RIB), dc.lt(RIB); rib = hem.max(cuff)
h = (px * (2 * math.pi / .0056)).sin() * .00055 * hem + (ac * (2 * math.pi / .0050)).sin() * .00050 * cuff
h = h + dh.step(RIB - .001, RIB + .001) * .0008 + dc.step(RIB - .001, RIB + .001) * .0008      # the body is sewn over its ribs
for d, at in ((dh, RIB), (dc, RIB)): h = h - (d - at).gauss(.0011) * .0011 - (d - (at + .006)).gauss(.0006) * .0004
h = h - dn.gauss(.0013) * .0012 - (dn.abs() - .0050).gauss(.0006) * .0004 + (dn.abs() - .0050).gauss(.0040) * .0006
h = h - da.gauss(.0011) * .0008 - (da.abs() - .0045).gauss(.0006) * .0003
h = h - ((do - .024).gauss(.0007) * .0006 + (do - .0055).gauss(.0006) * .0003) * dn.gt(.001)                    # tunnel of the cord
h = h - (px.gauss(.0011) * .0010 + (px.abs() - .0045).gauss(.0006) * .0003) * back.gt(.5) * dn.gt(.004)   # the hood is two halves
pv = S.vec(t, px, pz, back)
h = h + S.noise(t, 700, 1, vec=pv) * .00010 + S.noise(t, 26, 3, vec=pv, dist=.6) * .0012 * (1 - rib * .7)
S.bump(t, b, h)
ob.data.materials.clear(); ob.data.materials.append(mat)
pm, t, b = S.material('pocket', (.86, .86, .86), rough=.9, spec=.12, sheen=.35)
px, pz, de = (S.attr(t, n) for n in ('px', 'pz', 'd_edge')); pv = S.vec(t, px, pz, 0)
S.bump(t, b, S.noise(t, 700, 1, vec=pv) * .00010 + S.noise(t, 26, 3, vec=pv, dist=.6) * .0012
       - (de - .0045).gauss(.0006) * .0005 - (de - .0110).gauss(.0006) * .0005 - de.gauss(.002) * .0006)
cm, t, b = S.material('cord', (.86, .86, .86), rough=.85, spec=.15, sheen=.2)
S.bump(t, b, ((S.attr(t, 's') * 1400 + S.attr(t, 'a') * 12.566).sin() + (S.attr(t, 's') * 1400 - S.attr(t, 'a') * 12.566).sin()) * .00022)
for o in patch: o.data.materials.append(pm)
for o in strings: o.data.materials.clear(); o.data.materials.append(cm)
tint = [ob, *patch, *strings]

# ---- the T-shirt's studio, a little further away
S.world(.40)
Z = (co[:, 2].max() + co[:, 2].min()) / 2
S.softbox((-1.9, -1.8, Z + .85), (0, 0, Z - .05), 1.0, 72, 1.5)
S.softbox((2.1, -1.9, Z + .25), (0, 0, Z), 1.6, 10, 1.8)
S.softbox((.3, -.5, Z + 2.1), (0, 0, Z + .2), 1.0, 14)
if not front:
    root = bpy.data.objects.new('root', None); bpy.context.scene.collection.objects.link(root)
    for o in tint: o.parent = root
    root.rotation_euler.z = math.pi
tall = max((co[:, 2].max() - co[:, 2].min()) / .86, np.abs(co[:, 0]).max() * 2 / .90 * 1.25)
S.camera((0, -tall * 150 / 36, Z + .10), (0, 0, Z + .002), 150)

# ---- print areas in the pattern: 280 x 240 mm between neck and pocket, 300 x 360 mm on the back
area = print_area(.280, .240, -.158, False) if front else print_area(.300, .360, -.105, True)
grain = knit(620, 240, .7)
passes('hoodie-' + VIEW, tint, {ob: area}, wall(), {o: grain for o in [ob, *patch]})
