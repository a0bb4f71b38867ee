"""Five-panel cap (seamless front panel = print area), three-quarter front view.
usage: ... -P cap.py -- [res=1600] [spp=48]
Crown is a superellipse dome that is steeper in front (buckram-stiffened panel) and pinched along the seams."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, bmesh, math, numpy as np
import studio as S
S.reset(); rng = np.random.default_rng(5)
A, B, HC, KB = .084, .100, .098, 3.3                   # half width, half length, crown height, brim curl
SEAMS = [math.radians(a) for a in (-108, -44, 44, 108, 180)]   # in order round the head
def ang(a, b): return (a - b + math.pi) % (2 * math.pi) - math.pi
def low(n, k):                                         # cheap smooth random function on the crown, for hand-made dents
    ph, fx, fy, am = rng.uniform(0, 6.28, n), rng.integers(1, 5, n), rng.uniform(.5, 5, n), rng.normal(0, 1, n) * k / np.sqrt(n)
    return lambda p, t: float((am * np.sin(fx * p + fy * t * 2 + ph)).sum())
dent = low(9, .0016)
def crown(p, t):
    """p azimuth (0 = front, towards -y), t 0 rim .. 1 top"""
    f = (1 + math.cos(p)) / 2; f = f * f
    e1 = 2 / (2.35 + .75 * f); e2 = 2 / (2.15 + .5 * f)
    a = t * math.pi / 2; rho, h = math.cos(a) ** e1, math.sin(a) ** e2
    pin = sum(math.exp(-(ang(p, s) / .16) ** 2) for s in SEAMS)
    rho *= 1 - .016 * pin * math.sin(a * .9 + .25) * (1 - t * .5)
    x, y = A * rho * math.sin(p), -B * rho * math.cos(p)
    y -= .006 * f * math.sin(a) * (1 - t)                         # front leans out slightly
    d = dent(p, t) * (1 - f) * math.sin(math.pi * min(1, t * 1.05))
    r0 = math.hypot(x, y) + 1e-9
    z = HC * h + (-KB * (A * math.sin(p)) ** 2 * max(0, math.cos(p)) ** .35 if math.cos(p) > 0 else -KB * A * A * 0) * (1 - t) ** 2.2
    zr = -.0225 * (1 - max(0, math.cos(p)) ** .35 if math.cos(p) > 0 else 1) * (1 - t) ** 2.2   # side and back rim sit at brim-corner height
    return (x * (1 + d / r0), y * (1 + d / r0), z * 1 + zr + d * .4)
NP, NT = 360, 110
V, F, at = [], [], dict(p=[], t=[], ds=[], s=[], l=[])
for j in range(NT + 1):
    t = j / NT * .997
    for i in range(NP):
        p = 2 * math.pi * i / NP - math.pi; c = crown(p, t); V.append(c)
        k = min(SEAMS, key=lambda s: abs(ang(p, s))); at['ds'].append(ang(p, k) * math.hypot(c[0], c[1]) * (-1) ** SEAMS.index(k))   # alternate the sign: no false zero half way
        at['p'].append(p); at['t'].append(t)
VA = np.array(V).reshape(NT + 1, NP, 3)
l = np.concatenate([np.zeros((1, NP)), np.cumsum(np.linalg.norm(np.diff(VA, axis=0), axis=2), 0)]); at['l'] = l.ravel()
s = np.concatenate([np.zeros((NT + 1, 1)), np.cumsum(np.linalg.norm(np.diff(VA, axis=1), axis=2), 1)], 1); at['s'] = (s - s[:, NP // 2][:, None]).ravel()
for j in range(NT):
    for i in range(NP):
        F.append((j * NP + i, j * NP + (i + 1) % NP, (j + 1) * NP + (i + 1) % NP, (j + 1) * NP + i))
F.append(tuple(NT * NP + i for i in range(NP)))
def put(o, d):
    for n, a in d.items(): o.data.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(a, np.float32))
dome = S.obj('crown', S.mesh('crown', V, F)); put(dome, at)
m = dome.modifiers.new('so', 'SOLIDIFY'); m.thickness = .0018; m.offset = -1
# ---- brim
V, F, sv, su, nu, nv = [], [], [], [], 160, 50
for j in range(nv + 1):
    v = j / nv
    for i in range(nu + 1):
        u = i / nu * 2 - 1; p = u * math.radians(80); c = crown(p, .012)
        q = u * math.pi / 2; cq = max(0, math.cos(q))     # the outline leaves the rim at its two corners
        ox, oy = c[0] * .985 + .030 * math.sin(q) * cq ** .6, c[1] * .985 - .070 * cq ** .62 + .002 * 0
        x, y = c[0] * .985 + (ox - c[0] * .985) * v, c[1] * .985 + (oy - c[1] * .985) * v
        z0 = c[2] + KB * c[0] ** 2
        z = c[2] - KB * (x * x - c[0] ** 2) * 1.1 - (.012 * v * v + .005 * v) * cq
        V.append((x, y, z)); sv.append(v * math.hypot(ox - c[0], oy - c[1])); su.append((1 - v) * math.hypot(ox - c[0], oy - c[1]))
for j in range(nv):
    for i in range(nu): a = j * (nu + 1) + i; F.append((a, a + 1, a + nu + 2, a + nu + 1))
brim = S.obj('brim', S.mesh('brim', V, F)); put(brim, dict(de=su, l=sv, s=np.array(V)[:, 0]))
m = brim.modifiers.new('so', 'SOLIDIFY'); m.thickness = .0030; m.offset = 0
m = brim.modifiers.new('bv', 'BEVEL'); m.width = .0013; m.segments = 4; m.limit_method = 'ANGLE'; m.angle_limit = math.radians(50)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.0068, segments=48, ring_count=24, location=(0, VA[-1, :, 1].mean(), HC + .0002)); btn = bpy.context.object; btn.scale = (1, 1, .48)
for q in btn.data.polygons: q.use_smooth = True
put(btn, dict(l=np.zeros(len(btn.data.vertices)), s=np.zeros(len(btn.data.vertices))))

def twill(part):
    mat, t, b = S.material('twill' + part, (.80, .80, .80), rough=.92, spec=.1, sheen=.2)
    s, l = S.attr(t, 's'), S.attr(t, 'l')
    h = ((s + l) * (2 * math.pi / .0011)).sin() * .00006 + S.noise(t, 1400, 1, coord='Object') * .00010
    if part == 'crown':
        ds = S.attr(t, 'ds')
        h = h - ds.gauss(.0007) * .0011 - (ds.abs() - .0042).gauss(.00045) * .00045 + (ds.abs() - .0024).gauss(.0018) * .0004
        p, tt = S.attr(t, 'p'), S.attr(t, 't')
        for a in (-76, 76, -144, 144):                                # sewn eyelets
            d = (((p - math.radians(a)) * .078) ._op('POWER', 2.0) + ((tt - .62) * .13)._op('POWER', 2.0))._op('SQRT')
            h = h + (d - .0034).gauss(.0010) * .0011 - d.lt(.0019) * .0014
        h = h - (l - .0175).gauss(.0005) * .0003
    if part == 'brim':
        de = S.attr(t, 'de')
        for k in range(7): h = h - (de - (.0045 + k * .0075)).gauss(.0005) * .0005
    S.bump(t, b, h); return mat
for o, n in ((dome, 'crown'), (brim, 'brim'), (btn, 'button')): o.data.materials.append(twill(n))
tint = [dome, brim, btn]
root = bpy.data.objects.new('root', None); bpy.context.scene.collection.objects.link(root)
for o in tint: o.parent = root
root.rotation_euler = (math.radians(2), 0, math.radians(-27))
bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get()
zmin = min((o.matrix_world @ v.co).z for o in (dome, brim) for v in o.evaluated_get(dg).data.vertices); root.location.z = -zmin
prof = [(-1.5, 0), (.45, 0)] + [(.45 + .4 * math.sin(a), .4 - .4 * math.cos(a)) for a in np.linspace(.05, math.pi / 2, 24)] + [(.85, 2.5)]
V = [p for y, z in prof for p in ((-3, y, z), (3, y, z))]
sweep = S.obj('sweep', S.mesh('sweep', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]))
sweep.data.materials.append(S.material('paper', (.82, .82, .815), rough=1, spec=0)[0])
S.world(.22)
S.softbox((-.75, -.65, .65), (0, 0, .05), .40, 9); S.softbox((.9, -.4, .3), (0, 0, .05), .5, 1.5); S.softbox((0, .3, .9), (0, 0, .05), .5, 5)
S.camera((0, -1.5, .36), (-.004, -.02, .050), 158)
PW, PH, L0 = .105, .060, .020
def build(t):
    s, l, p = S.attr(t, 's'), S.attr(t, 'l'), S.attr(t, 'p'); u, v = s / PW + .5, (L0 + PH - l) / PH
    ins = u.gt(0) * u.lt(1) * v.gt(0) * v.lt(1); return S.vec(t, u * ins, v * ins, ins)
S.passes('cap-front', tint, {dome: S.flat_mat('uv', build)}, [sweep], nh=1.5, key=.92, bglum=.74)
